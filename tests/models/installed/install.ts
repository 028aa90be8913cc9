import { describeInstall, installMachine } from '../../../machines/installed/install.ts';
import { chartModel } from '../harness/model.ts';
import { installRules } from './installRules.ts';

export const model = chartModel({
  machine: installMachine,
  starts: { start: { place: 'browser' }, iphone: { place: 'iphone' }, app: { place: 'app' } },
  outcomes: {
    // In its own window the app is installed, and no page of an iPhone hears of it.
    'install.done': ({ context }) => (context.place === 'browser' ? [{}] : []),
    'install.possible': ({ context }) => (context.place === 'browser' ? [{}] : []),
    'xstate.done.actor.askInstall': [{ _tag: 'Accepted' }, { _tag: 'Dismissed' }],
  },
  view: describeInstall,
  rules: installRules,
});

import { describeWatch, watchMachine } from '../../../machines/watch/watch.ts';
import { chartModel } from '../harness/model.ts';
import { watchRules } from './watchRules.ts';

export const model = chartModel({
  machine: watchMachine,
  view: describeWatch,
  rules: watchRules,
  starts: { start: { name: 'tournament', subject: 'a-category' } },
  outcomes: {
    'xstate.done.actor.fetchMark': [{ _tag: 'Same' }, { _tag: 'Changed' }, { _tag: 'Offline', message: 'Sem conexão' }],
  },
});

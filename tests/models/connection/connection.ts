import { connectionMachine, describeConnection } from '../../../machines/connection/connection.ts';
import { chartModel } from '../harness/model.ts';
import { connectionRules } from './connectionRules.ts';

export const model = chartModel({
  machine: connectionMachine,
  starts: { start: undefined },
  view: describeConnection,
  rules: connectionRules,
  outcomes: {
    'xstate.done.actor.askServer': [{ _tag: 'Reached' }, { _tag: 'Offline', message: 'Sem conexão' }],
  },
});

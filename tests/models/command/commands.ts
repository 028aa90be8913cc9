import { commandsMachine, runningIn } from '../../../machines/command/commands.ts';
import { chartModel } from '../harness/model.ts';
import { commandsRules } from './commandsRules.ts';

export const model = chartModel({
  machine: commandsMachine,
  starts: { start: { name: 'payReservation' } },
  outcomes: {
    'command.requested': [{ subject: 'a' }, { subject: 'b' }],
    // They end in the order in which they were asked for.
    'command.ended': ({ context }) => context.running.slice(0, 1).map((subject) => ({ subject })),
  },
  decides: ({ context }) => context.running,
  view: runningIn,
  rules: commandsRules,
});

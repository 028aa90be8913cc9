import { commandsMachine, runningIn, slowIn } from '../../../machines/command/commands.ts';
import { chartModel } from '../harness/model.ts';
import { commandsRules } from './commandsRules.ts';

export const model = chartModel({
  machine: commandsMachine,
  starts: { start: { name: 'payReservation' } },
  outcomes: {
    'command.requested': [{ subject: 'a' }, { subject: 'b' }],
    // On a screen all that wait grow slow at once, and are over at once.
    'command.slowed': ({ context: { running, slow } }) =>
      running.length === 1 && slow.length === 0 ? running.map((subject) => ({ subject })) : [],
    'wait.abandoned': ({ context }) => context.slow.map((subject) => ({ subject })),
    // They end in the order in which they were asked for.
    'command.ended': ({ context }) => context.running.slice(0, 1).map((subject) => ({ subject })),
  },
  decides: ({ context }) => [context.running, context.slow],
  view: (snapshot) => ({ running: runningIn(snapshot), slow: slowIn(snapshot) }),
  rules: commandsRules,
});

import { commandMachine, describeCommand } from '../../../machines/command/command.ts';
import { chartModel } from '../harness/model.ts';
import { commandRules } from './commandRules.ts';

export const model = chartModel({
  machine: commandMachine,
  starts: {
    grave: { name: 'cancelReservation', asksFirst: true },
    light: { name: 'exportMyData', asksFirst: false },
  },
  outcomes: {
    // The button of a light command has become the one that stops waiting.
    'command.requested': ({ context, tags }) =>
      tags.has('slow') && !context.asksFirst ? [] : [{ subject: 'a-reservation' }],
    'xstate.done.actor.run': [
      { _tag: 'Done' },
      { _tag: 'Refused', message: 'Esta reserva não pode mais ser cancelada.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeCommand,
  rules: commandRules,
});

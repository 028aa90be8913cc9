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
    'command.requested': [{ subject: 'a-reservation' }],
    'xstate.done.actor.run': [
      { _tag: 'Done' },
      { _tag: 'Refused', message: 'Esta reserva não pode mais ser cancelada.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeCommand,
  rules: commandRules,
});

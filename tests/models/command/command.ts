import { commandMachine, type CommandOutcome, describeCommand } from '../../../machines/command/command.ts';
import { chartModel } from '../harness/model.ts';
import { commandRules } from './commandRules.ts';

const REFUSED = { _tag: 'Refused', message: 'Esta reserva não pode mais ser cancelada.' } as const;
const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;

export const model = chartModel({
  machine: commandMachine,
  starts: {
    grave: { name: 'cancelReservation', asksFirst: true },
    light: { name: 'exportMyData', asksFirst: false },
    ofMoney: { name: 'handArena', asksFirst: true },
  },
  outcomes: {
    // The button of a light command has become the one that stops waiting.
    'command.requested': ({ context, tags }) =>
      tags.has('slow') && !context.asksFirst ? [] : [{ subject: 'a-reservation' }],
    // Who has handed the arena on is not asked again.
    'xstate.done.actor.run': ({ context: { name } }): readonly CommandOutcome[] =>
      name === 'handArena' ? [{ _tag: 'ProofNeeded', by: 'password' }, OFFLINE] : [{ _tag: 'Done' }, REFUSED, OFFLINE],
    'xstate.done.actor.proof': [{ _tag: 'Proved' }, { _tag: 'Declined' }],
  },
  decides: ({ context: { name } }) => name,
  view: describeCommand,
  rules: commandRules,
});

import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** The hours that an owner's arena offers: create one, set one price for all, delete one. */
export const slotsMachine = setup({
  types: {
    events: {} as
      | { type: 'create.requested' }
      | { type: 'pricing.requested' }
      | { type: 'delete.requested'; id: string }
      | { type: 'dialog.closed' },
    children: {} as { command: 'command'; submission: 'submission' },
  },
  actors: { command: commandMachine, submission: submissionMachine },
  actions: {
    askToDelete: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'slots',
  description: 'The list of hours, with one dialog at a time',
  invoke: { id: 'command', src: 'command', input: { name: 'deleteTimeSlot', asksFirst: true } },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen; each hour is priced and switched where it stands',
      on: {
        'create.requested': 'creating',
        'pricing.requested': 'pricing',
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
      },
    },
    creating: { description: 'The form of a new hour is open', ...formDialog('newTimeSlot', 'browsing') },
    pricing: { description: 'The form of one price for all hours is open', ...formDialog('allPrices', 'browsing') },
  },
});

export function describeSlots(snapshot: SnapshotFrom<typeof slotsMachine>) {
  return { isCreating: snapshot.matches('creating'), isPricing: snapshot.matches('pricing') };
}

import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { UNDO_SECONDS } from '#domain/agenda/undo.ts';
import { commandMachine } from '../command/command.ts';
import { formDialog, formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** The hours that an owner's arena offers: create one, set one price for all, and undo that, delete one. */
export const slotsMachine = setup({
  types: {
    events: {} as
      | { type: 'create.requested' }
      | { type: 'pricing.requested' }
      | { type: 'delete.requested'; id: string }
      | { type: 'undo.requested' }
      | { type: 'dialog.closed' },
    children: {} as { command: 'command'; restore: 'restore'; submission: 'submission' },
  },
  actors: {
    command: commandMachine,
    /** Brings back the prices that the last common price replaced. */
    restore: commandMachine,
    submission: submissionMachine,
  },
  delays: { undoTime: UNDO_SECONDS * 1_000 },
  actions: {
    askToDelete: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToRestore: sendTo('restore', { type: 'command.requested', subject: '' }),
  },
}).createMachine({
  id: 'slots',
  description: 'The list of hours, with one dialog at a time',
  invoke: [
    { id: 'command', src: 'command', input: { name: 'deleteTimeSlot', asksFirst: true } },
    { id: 'restore', src: 'restore', input: { name: 'restorePrices', asksFirst: false } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen; each hour is priced and switched where it stands',
      on: {
        'create.requested': 'creating',
        'pricing.requested': 'pricing',
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
      },
      initial: 'calm',
      states: {
        calm: { description: 'No price can be taken back' },
        repriced: {
          description: 'One price was just set for all; one tap brings the former ones back',
          after: { undoTime: 'calm' },
          on: { 'undo.requested': { target: 'calm', actions: 'askToRestore' } },
        },
      },
    },
    creating: { description: 'The form of a new hour is open', ...formDialog('newTimeSlot', 'browsing') },
    pricing: {
      description: 'The form of one price for all hours is open',
      on: { 'dialog.closed': 'browsing' },
      invoke: formOnce('allPrices', '#slots.browsing.repriced'),
    },
  },
});

export function describeSlots(snapshot: SnapshotFrom<typeof slotsMachine>) {
  return {
    isCreating: snapshot.matches('creating'),
    isPricing: snapshot.matches('pricing'),
    isRepriced: snapshot.matches({ browsing: 'repriced' }),
  };
}

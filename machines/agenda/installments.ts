import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { submissionMachine } from '../submission/submission.ts';

/** What was paid of one reservation at the arena: the list, a new payment, a discount, one of them deleted. */
export const installmentsMachine = setup({
  types: {
    input: {} as { reservation: string },
    /** Whose payments; the payments themselves are the list's to read. */
    context: {} as { reservation: string },
    events: {} as
      | { type: 'payment.requested' }
      | { type: 'discount.requested' }
      | { type: 'delete.requested'; id: string }
      | { type: 'form.dismissed' }
      | { type: 'dialog.closed' },
    children: {} as { command: 'command'; submission: 'submission' },
  },
  actors: { command: commandMachine, submission: submissionMachine },
  actions: {
    askToDelete: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'installments',
  description: 'The payments and discounts of one reservation, in a dialog of three views',
  context: ({ input: { reservation } }) => ({ reservation }),
  invoke: { id: 'command', src: 'command', input: { name: 'deleteInstallment', asksFirst: true } },
  initial: 'listing',
  on: { 'dialog.closed': '.closed' },
  states: {
    listing: {
      description: 'What is left, and the list of what was paid or let go',
      on: {
        'payment.requested': 'addingPayment',
        'discount.requested': 'addingDiscount',
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
      },
    },
    addingPayment: {
      description: 'The form of a payment is open',
      on: { 'form.dismissed': 'listing' },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: { name: 'newPayment', isOnce: true },
        onDone: 'listing',
      },
    },
    addingDiscount: {
      description: 'The form of a discount is open',
      on: { 'form.dismissed': 'listing' },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: { name: 'newDiscount', isOnce: true },
        onDone: 'listing',
      },
    },
    closed: { type: 'final', description: 'The dialog is gone; whoever opened it goes on' },
  },
});

/** Which of the three views is shown, of which reservation. */
export function describeInstallments(snapshot: SnapshotFrom<typeof installmentsMachine>) {
  return { show: shownBy(snapshot), reservation: snapshot.context.reservation };
}

function shownBy(snapshot: SnapshotFrom<typeof installmentsMachine>): 'list' | 'payment' | 'discount' {
  if (snapshot.matches('addingPayment')) return 'payment';
  return snapshot.matches('addingDiscount') ? 'discount' : 'list';
}

import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** The payments and discounts of one reservation, taken at the arena: list, add, split among people, delete. */
export const installmentsMachine = setup({
  types: {
    input: {} as { reservation: string },
    /** The reservation's id. The list itself reads the payments from the server. */
    context: {} as { reservation: string },
    events: {} as
      | { type: 'payment.requested' }
      | { type: 'discount.requested' }
      | { type: 'split.requested' }
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
  description: 'The payments and discounts of one reservation, in a dialog of four views',
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
        'split.requested': 'splitting',
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
      },
    },
    addingPayment: {
      description: 'The form of a payment is open',
      on: { 'form.dismissed': 'listing' },
      invoke: formOnce('newPayment', 'listing'),
    },
    addingDiscount: {
      description: 'The form of a discount is open',
      on: { 'form.dismissed': 'listing' },
      invoke: formOnce('newDiscount', 'listing'),
    },
    splitting: {
      description: 'The form that splits what is left among people is open',
      on: { 'form.dismissed': 'listing' },
      invoke: formOnce('splitBill', 'listing'),
    },
    closed: { type: 'final', description: 'The dialog is gone; whoever opened it goes on' },
  },
});

export function describeInstallments(snapshot: SnapshotFrom<typeof installmentsMachine>) {
  return { show: shownBy(snapshot), reservation: snapshot.context.reservation };
}

function shownBy(snapshot: SnapshotFrom<typeof installmentsMachine>): 'list' | 'payment' | 'discount' | 'split' {
  if (snapshot.matches('addingPayment')) return 'payment';
  if (snapshot.matches('splitting')) return 'split';
  return snapshot.matches('addingDiscount') ? 'discount' : 'list';
}

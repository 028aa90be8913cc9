import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** The vouchers of an owner's arena: create one, add credits, end it or delete it. */
export const vouchersMachine = setup({
  types: {
    context: {} as { subject: string },
    events: {} as
      | { type: 'create.requested' }
      | { type: 'recharge.requested'; id: string }
      | { type: 'expire.requested'; id: string }
      | { type: 'delete.requested'; id: string }
      | { type: 'dialog.closed' },
    children: {} as { expiry: 'expiry'; deletion: 'deletion'; submission: 'submission' },
  },
  actors: { expiry: commandMachine, deletion: commandMachine, submission: submissionMachine },
  actions: {
    askToExpire: sendTo('expiry', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToDelete: sendTo('deletion', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'vouchers',
  description: 'The list of vouchers, with one dialog at a time',
  context: { subject: '' },
  invoke: [
    { id: 'expiry', src: 'expiry', input: { name: 'expireVoucher', asksFirst: true } },
    { id: 'deletion', src: 'deletion', input: { name: 'deleteVoucher', asksFirst: true } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'create.requested': 'creating',
        'recharge.requested': { target: 'recharging', actions: assign({ subject: ({ event }) => event.id }) },
        'expire.requested': { actions: { type: 'askToExpire', params: ({ event }) => event.id } },
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
      },
    },
    creating: { description: 'The form of a new voucher is open', ...formDialog('newVoucher', 'browsing') },
    recharging: { description: 'It is asked how many credits a voucher gets', ...formDialog('recharge', 'browsing') },
  },
});

/** `recharging` is the id of the voucher in the dialog, or empty. */
export function describeVouchers(snapshot: SnapshotFrom<typeof vouchersMachine>) {
  return {
    isCreating: snapshot.matches('creating'),
    recharging: snapshot.matches('recharging') ? snapshot.context.subject : '',
  };
}

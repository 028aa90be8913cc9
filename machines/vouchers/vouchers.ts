import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { UNDO_SECONDS } from '#domain/agenda/undo.ts';
import { commandMachine } from '../command/command.ts';
import { formDialog, formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** The vouchers of an owner's arena: create one, sell one, add credits, end it, return what is left of it or delete it. */
export const vouchersMachine = setup({
  types: {
    context: {} as { subject: string },
    events: {} as
      | { type: 'create.requested' }
      | { type: 'sell.requested' }
      | { type: 'recharge.requested'; id: string }
      | { type: 'expire.requested'; id: string }
      | { type: 'delete.requested'; id: string }
      | { type: 'takeBack.requested'; id: string }
      | { type: 'return.requested'; id: string }
      /** Of what was just sold. */
      | { type: 'undo.requested' }
      | { type: 'dialog.closed' },
    children: {} as {
      expiry: 'expiry';
      deletion: 'deletion';
      takeBack: 'takeBack';
      undo: 'undo';
      submission: 'submission';
    },
  },
  actors: {
    expiry: commandMachine,
    deletion: commandMachine,
    takeBack: commandMachine,
    /** Its real actor knows which sale was the last. */
    undo: commandMachine,
    submission: submissionMachine,
  },
  delays: { undoTime: UNDO_SECONDS * 1_000 },
  actions: {
    askToExpire: sendTo('expiry', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToDelete: sendTo('deletion', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToTakeBack: sendTo('takeBack', (_, subject: string) => ({ type: 'command.requested', subject })),
    takeLastBack: sendTo('undo', { type: 'command.requested', subject: '' }),
  },
}).createMachine({
  id: 'vouchers',
  description: 'The list of vouchers, with one dialog at a time',
  context: { subject: '' },
  invoke: [
    { id: 'expiry', src: 'expiry', input: { name: 'expireVoucher', asksFirst: true } },
    { id: 'deletion', src: 'deletion', input: { name: 'deleteVoucher', asksFirst: true } },
    { id: 'takeBack', src: 'takeBack', input: { name: 'undoVoucherSale', asksFirst: true } },
    { id: 'undo', src: 'undo', input: { name: 'undoLastSale', asksFirst: false } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'create.requested': 'creating',
        'sell.requested': 'selling',
        'recharge.requested': { target: 'recharging', actions: assign({ subject: ({ event }) => event.id }) },
        'return.requested': { target: 'returning', actions: assign({ subject: ({ event }) => event.id }) },
        'expire.requested': { actions: { type: 'askToExpire', params: ({ event }) => event.id } },
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
        'takeBack.requested': { actions: { type: 'askToTakeBack', params: ({ event }) => event.id } },
      },
      initial: 'resting',
      states: {
        resting: { description: 'Nothing was sold just now' },
        sold: {
          description: 'What was just sold can be taken back by one tap',
          after: { undoTime: 'resting' },
          on: { 'undo.requested': { target: 'resting', actions: 'takeLastBack' } },
        },
      },
    },
    creating: { description: 'The form of a new voucher is open', ...formDialog('newVoucher', 'browsing') },
    selling: {
      description: 'It is asked who buys how much, and what was paid for it',
      on: { 'dialog.closed': 'browsing' },
      invoke: formOnce('voucherSale', '#vouchers.browsing.sold'),
    },
    recharging: { description: 'It is asked how many credits a voucher gets', ...formDialog('recharge', 'browsing') },
    returning: {
      description: 'It is asked how what is left of a sold voucher goes back to its player',
      ...formDialog('voucherReturn', 'browsing'),
    },
  },
});

/** `recharging` and `returning` are the id of the voucher in the dialog, or empty. */
export function describeVouchers(snapshot: SnapshotFrom<typeof vouchersMachine>) {
  return {
    isCreating: snapshot.matches('creating'),
    isSelling: snapshot.matches('selling'),
    recharging: snapshot.matches('recharging') ? snapshot.context.subject : '',
    returning: snapshot.matches('returning') ? snapshot.context.subject : '',
  };
}

/** Whether what was just sold can be taken back by one tap. */
export function canTakeLastBack(snapshot: SnapshotFrom<typeof vouchersMachine>): boolean {
  return snapshot.matches({ browsing: 'sold' });
}

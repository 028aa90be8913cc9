import { describeVouchers, type vouchersMachine } from '../../../machines/vouchers/vouchers.ts';
import { type Rule, same } from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type Vouchers = typeof vouchersMachine;

const none = { isCreating: false, recharging: '' };
const dialog = dialogChecks<Vouchers, typeof none>(describeVouchers, none, [
  { type: 'create.requested' },
  { type: 'recharge.requested', id: 'one' },
  { type: 'expire.requested', id: 'one' },
  { type: 'delete.requested', id: 'one' },
]);

/** What the specification says of an owner's vouchers. */
export const vouchersRules: readonly Rule<Vouchers>[] = [
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'a voucher can be made, recharged, expired and deleted; ending or deleting one asks first',
    on: 'start',
    must: [...dialog.rests, dialog.asksFirst('expiry', 'expireVoucher'), dialog.asksFirst('deletion', 'deleteVoucher')],
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'a new one is made in a dialog of its own, sent once',
    on: 'create.requested',
    must: dialog.opens('newVoucher', () => ({ ...none, isCreating: true })),
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'credits are asked for in a dialog about the voucher that was chosen',
    on: 'recharge.requested',
    must: [
      ...dialog.opens('recharge', ({ event }) => ({ ...none, recharging: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'recharge.requested', id: 'another' });
        same('it is about the one before', 'another', describeVouchers(next).recharging);
      },
    ],
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'the voucher that was chosen is the one that expires, and it is not deleted',
    on: 'expire.requested',
    must: dialog.hands('expiry'),
  },
  {
    section: 'SPEC 7, Vouchers',
    says: 'the voucher that was chosen is the one that is deleted',
    on: 'delete.requested',
    must: dialog.hands('deletion'),
  },
  {
    section: 'SPEC 7',
    says: 'once the form was sent, or is left, the list is there again',
    on: ['dialog.closed', 'done(submission)'],
    must: dialog.closes,
  },
  {
    section: 'SPEC 7',
    says: 'a form is at work as long as its dialog is open; what was asked of a voucher goes on below it',
    must: dialog.runs('expiry', 'deletion'),
  },
];

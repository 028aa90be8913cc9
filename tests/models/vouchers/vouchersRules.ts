import { canTakeLastBack, describeVouchers, type vouchersMachine } from '../../../machines/vouchers/vouchers.ts';
import { can, emits, keeps, type Rule, same, sends, sendsNothing, starts, waits } from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type Vouchers = typeof vouchersMachine;

const none = { isCreating: false, isSelling: false, recharging: '', returning: '' };
const TEN_SECONDS = 10_000;
const dialog = dialogChecks<Vouchers, typeof none>(describeVouchers, none, [
  { type: 'create.requested' },
  { type: 'sell.requested' },
  { type: 'recharge.requested', id: 'one' },
  { type: 'expire.requested', id: 'one' },
  { type: 'delete.requested', id: 'one' },
  { type: 'takeBack.requested', id: 'one' },
  { type: 'return.requested', id: 'one' },
]);

/** What the specification says of an owner's vouchers. */
export const vouchersRules: readonly Rule<Vouchers>[] = [
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'a voucher can be made, recharged, expired and deleted; ending or deleting one asks first, and so does undoing its sale',
    on: 'start',
    must: [
      ...dialog.rests,
      dialog.asksFirst('expiry', 'expireVoucher'),
      dialog.asksFirst('deletion', 'deleteVoucher'),
      dialog.asksFirst('takeBack', 'undoVoucherSale'),
      starts('undo', () => ({ name: 'undoLastSale', asksFirst: false })),
    ],
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
    section: 'RULES 4',
    says: 'credits are sold in a dialog of its own, sent once',
    on: 'sell.requested',
    must: dialog.opens('voucherSale', () => ({ ...none, isSelling: true })),
  },
  {
    section: 'RULES 4',
    says: 'the voucher that was chosen is the one whose sale is undone',
    on: 'takeBack.requested',
    must: dialog.hands('takeBack'),
  },
  {
    section: 'RULES 4',
    says: 'what is left of a voucher that was sold is returned in a dialog about that voucher, sent once',
    on: 'return.requested',
    must: dialog.opens('voucherReturn', ({ event }) => ({ ...none, returning: String(event['id']) })),
  },
  {
    section: 'RULES 5',
    says: 'what was just sold, and nothing else, can be taken back by a tap for ten seconds',
    on: 'done(submission)',
    must: (moment, earlier) => {
      const isSale = describeVouchers(moment.before).isSelling;
      same('it is offered', isSale, canTakeLastBack(moment.after));
      can({ type: 'undo.requested' }, isSale)(moment, earlier);
      if (isSale) waits('undoTime', TEN_SECONDS)(moment, earlier);
    },
  },
  {
    section: 'RULES 5',
    says: 'the tap takes the last sale back, once, and the list stays',
    on: 'undo.requested',
    must: [
      sends('undo', () => ({ type: 'command.requested', subject: '' })),
      ({ after }) => same('it is still offered', false, canTakeLastBack(after)),
      can({ type: 'undo.requested' }, false),
      keeps(describeVouchers),
      emits(),
    ],
  },
  {
    section: 'RULES 5',
    says: 'after ten seconds the tap is no longer offered; the list stays',
    on: 'after(undoTime)',
    must: [
      ({ after }) => same('it is still offered', false, canTakeLastBack(after)),
      can({ type: 'undo.requested' }, false),
      keeps(describeVouchers),
      sendsNothing,
      emits(),
    ],
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
    must: dialog.runs('expiry', 'deletion', 'takeBack', 'undo'),
  },
];

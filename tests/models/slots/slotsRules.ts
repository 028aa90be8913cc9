import { describeSlots, type slotsMachine } from '../../../machines/slots/slots.ts';
import {
  can,
  emits,
  ends,
  type Rule,
  same,
  sends,
  sendsNothing,
  shows,
  starts,
  startsNot,
  waits,
} from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type Slots = typeof slotsMachine;

const none = { isCreating: false, isPricing: false, isRepriced: false };
const repriced = { ...none, isRepriced: true };
const dialog = dialogChecks<Slots, typeof none>(describeSlots, none, [
  { type: 'create.requested' },
  { type: 'pricing.requested' },
  { type: 'delete.requested', id: 'one' },
]);

/** What the specification says of the hours of an owner's arena. */
export const slotsRules: readonly Rule<Slots>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the hours are listed, with buttons to make one and to price all; deleting one asks first',
    on: 'start',
    must: [
      ...dialog.rests,
      dialog.asksFirst('command', 'deleteTimeSlot'),
      starts('restore', () => ({ name: 'restorePrices', asksFirst: false })),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: "'Criar horário' is a dialog, sent once",
    on: 'create.requested',
    must: dialog.opens('newTimeSlot', () => ({ ...none, isCreating: true })),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'one price is set for all hours in a dialog of its own',
    on: 'pricing.requested',
    must: dialog.opens('allPrices', () => ({ ...none, isPricing: true })),
  },
  {
    section: 'RULES 5',
    says: 'the hour that was chosen is the one whose deletion is asked about',
    on: 'delete.requested',
    must: dialog.hands('command'),
  },
  {
    section: 'SPEC 7',
    says: 'once the form was sent, or is left, the list is there again',
    on: 'dialog.closed',
    must: dialog.closes,
  },
  {
    section: 'RULES 5',
    says: 'one price for all that was sent can be taken back for ten seconds; a new hour leaves nothing to take back',
    on: 'done(submission)',
    must: [
      (moment, earlier) => {
        const isPriced = describeSlots(moment.before).isPricing;
        shows<Slots, typeof none>(describeSlots, () => (isPriced ? repriced : none))(moment, earlier);
        if (isPriced) waits('undoTime', 10_000)(moment, earlier);
      },
      ends('submission'),
      startsNot(),
      sendsNothing,
      emits(),
    ],
  },
  {
    section: 'RULES 5',
    says: 'the former prices are asked for once, and the list stays',
    on: 'undo.requested',
    must: [
      sends('restore', () => ({ type: 'command.requested', subject: '' })),
      shows<Slots, typeof none>(describeSlots, () => none),
      can({ type: 'undo.requested' }, false),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'RULES 5',
    says: 'after ten seconds the price stays',
    on: 'after(undoTime)',
    must: [
      shows<Slots, typeof none>(describeSlots, () => none),
      can({ type: 'undo.requested' }, false),
      sendsNothing,
      emits(),
    ],
  },
  {
    section: 'SPEC 7',
    says: 'a form is at work as long as its dialog is open',
    must: ({ after, running }) => {
      const { isCreating, isPricing } = describeSlots(after);
      const forms = isCreating || isPricing ? ['submission'] : [];
      same('something else runs', ['command', 'restore', ...forms], running);
    },
  },
];

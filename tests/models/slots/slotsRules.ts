import { describeSlots, type slotsMachine } from '../../../machines/slots/slots.ts';
import type { Rule } from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type Slots = typeof slotsMachine;

const none = { isCreating: false, isPricing: false };
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
    must: [...dialog.rests, dialog.asksFirst('command', 'deleteTimeSlot')],
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
    on: ['dialog.closed', 'done(submission)'],
    must: dialog.closes,
  },
  {
    section: 'SPEC 7',
    says: 'a form is at work as long as its dialog is open',
    must: dialog.runs('command'),
  },
];

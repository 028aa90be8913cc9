import { type billsMachine, describeBills } from '../../../machines/series/bills.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { type Rule, same } from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type List = typeof billsMachine;
type View = ReturnType<typeof describeBills>;

const none: View = { form: '', subject: '' };
const dialog = dialogChecks<List, View>(describeBills, none, [
  { type: 'payment.requested', id: 'one' },
  { type: 'forgiveness.requested', id: 'one' },
  { type: 'rule.requested' },
]);

/** What decisions 098 and 100 say of the page of a month's bills. */
export const billsRules: readonly Rule<List>[] = [
  {
    section: 'decisions 098',
    says: 'the page opens with the bills, and nothing is received by itself',
    on: 'start',
    must: dialog.rests,
  },
  {
    section: 'decisions 098',
    says: 'the bill that was chosen is received, and none is let off',
    on: 'payment.requested',
    must: [
      ...dialog.opens('billPayment', ({ event }) => ({ form: 'billPayment', subject: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'payment.requested', id: 'yet another' });
        same('it is about the one before', 'yet another', describeBills(next).subject);
      },
    ],
  },
  {
    section: 'decisions 098',
    says: 'the bill that was chosen is let off, and none is received',
    on: 'forgiveness.requested',
    must: dialog.opens('billForgiveness', ({ event }) => ({
      form: 'billForgiveness',
      subject: String(event['id']),
    })),
  },
  {
    section: 'decisions 100',
    says: 'the rule is about no bill',
    on: 'rule.requested',
    must: dialog.opens('billRule', () => ({ form: 'billRule', subject: '' })),
  },
  {
    section: 'decisions 098',
    says: 'once a form was sent, or is thought better of, the bills are there again',
    on: ['dialog.closed', 'done(submission)'],
    must: dialog.closes,
  },
  {
    section: 'decisions 098',
    says: 'the form is at work as long as its dialog is open',
    must: dialog.runs(),
  },
];

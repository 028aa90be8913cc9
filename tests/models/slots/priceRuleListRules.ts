import { describeKeptList } from '../../../machines/keptList.ts';
import type { priceRuleListMachine } from '../../../machines/slots/priceRuleList.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { type Rule, same } from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type PriceRuleList = typeof priceRuleListMachine;

const none = { isCreating: false, editing: '' };
const dialog = dialogChecks<PriceRuleList, typeof none>(describeKeptList, none, [
  { type: 'create.requested' },
  { type: 'edit.requested', id: 'one' },
  { type: 'delete.requested', id: 'one' },
]);

/** What is said of an arena's price rules. */
export const priceRuleListRules: readonly Rule<PriceRuleList>[] = [
  {
    section: 'RULES 3',
    says: 'an arena has price rules: they are listed, and one can be made; deleting one asks first',
    on: 'start',
    must: [...dialog.rests, dialog.asksFirst('command', 'deletePriceRule')],
  },
  {
    section: 'RULES 3',
    says: 'a new rule is made in a dialog, sent once',
    on: 'create.requested',
    must: dialog.opens('newPriceRule', () => ({ ...none, isCreating: true })),
  },
  {
    section: 'RULES 3',
    says: 'the rule that was chosen is the one in the dialog, with the form of one that is there',
    on: 'edit.requested',
    must: [
      ...dialog.opens('priceRule', ({ event }) => ({ ...none, editing: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'edit.requested', id: 'another' });
        same('it is about the one before', 'another', describeKeptList(next).editing);
      },
    ],
  },
  {
    section: 'RULES 5',
    says: 'the rule that was chosen is the one whose deletion is asked about',
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

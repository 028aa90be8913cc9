import type { courtsMachine } from '../../../machines/courts/courts.ts';
import { describeKeptList } from '../../../machines/keptList.ts';
import { type Rule, same } from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type Courts = typeof courtsMachine;

const none = { isCreating: false, editing: '' };
const dialog = dialogChecks<Courts, typeof none>(describeKeptList, none, [
  { type: 'create.requested' },
  { type: 'edit.requested', id: 'one' },
  { type: 'delete.requested', id: 'one' },
]);

/** What the specification says of an owner's courts. */
export const courtsRules: readonly Rule<Courts>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the courts are listed, and one can be made; deleting one asks first',
    on: 'start',
    must: [...dialog.rests, dialog.asksFirst('command', 'deleteCourt')],
  },
  {
    section: 'SPEC 7, Arenas, players, courts',
    says: 'a new court is made in a dialog, sent once',
    on: 'create.requested',
    must: dialog.opens('newCourt', () => ({ ...none, isCreating: true })),
  },
  {
    section: 'SPEC 3',
    says: 'the court that was chosen is the one in the dialog, with the form of one that is there',
    on: 'edit.requested',
    must: [
      ...dialog.opens('court', ({ event }) => ({ ...none, editing: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'edit.requested', id: 'another' });
        same('it is about the one before', 'another', describeKeptList(next).editing);
      },
    ],
  },
  {
    section: 'RULES 5',
    says: 'the court that was chosen is the one whose deletion is asked about',
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

import { type alterationsMachine, describeAlterations } from '../../../machines/slots/alterations.ts';
import { can, type Rule } from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type Alterations = typeof alterationsMachine;

const none = { isCreating: false, isCreatingMany: false };
const dialog = dialogChecks<Alterations, typeof none>(describeAlterations, none, [
  { type: 'create.requested' },
  { type: 'many.requested' },
  { type: 'delete.requested', id: 'one' },
]);

/** What the specification says of changes of hours for single days. */
export const alterationsRules: readonly Rule<Alterations>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'alterations are listed, each with a delete button that asks first, and one can be made',
    on: 'start',
    must: [...dialog.rests, dialog.asksFirst('command', 'deleteAlteration')],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'a new alteration is made in a dialog, sent once',
    on: 'create.requested',
    must: dialog.opens('newAlteration', () => ({ ...none, isCreating: true })),
  },
  {
    section: 'RULES 3',
    says: 'many alterations at once are made in a dialog of their own, sent once',
    on: 'many.requested',
    must: dialog.opens('manyAlterations', () => ({ ...none, isCreatingMany: true })),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'alterations cannot be edited, only deleted and made anew',
    must: can({ type: 'edit.requested', id: 'one' }, false),
  },
  {
    section: 'RULES 5',
    says: 'the alteration that was chosen is the one whose deletion is asked about',
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

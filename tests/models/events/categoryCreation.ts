import { categoryCreationMachine, describeCategoryCreation } from '../../../machines/events/categoryCreation.ts';
import { chartModel } from '../harness/model.ts';
import { can, type Check, emits, ends, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

const create = { type: 'create.requested' };
const editCategory = { type: 'categoryEdit.requested', id: 'a-category' };
const editEvent = { type: 'eventEdit.requested' };
const CLOSED = { isCreating: false, editing: '', isEditingEvent: false };
const open = (what: Partial<typeof CLOSED>) => shows(describeCategoryCreation, { ...CLOSED, ...what });
const onThePage: readonly Check<typeof categoryCreationMachine>[] = [
  open({}),
  startsNot(),
  ends('submission'),
  emits(),
  can(create),
  can(editCategory),
  can(editEvent),
];

/** What the specification says of an organizer who adds a category. */
const categoryCreationRules: readonly Rule<typeof categoryCreationMachine>[] = [
  {
    section: 'SPEC 2',
    says: 'the event opens without a form, and a category can be added',
    on: 'start',
    must: onThePage,
  },
  {
    section: 'SPEC 2',
    says: "'Criar Torneio' opens the form of a new category, and sends nothing yet",
    on: 'create.requested',
    must: [open({ isCreating: true }), starts('submission', () => ({ name: 'newCategory', isOnce: true })), emits()],
  },
  {
    section: 'RULES 7',
    says: 'the organizer edits this very category, in a form of its own, and sends nothing yet',
    on: 'categoryEdit.requested',
    must: [
      (moment, earlier) => {
        open({ editing: String(moment.event['id']) })(moment, earlier);
      },
      starts('submission', () => ({ name: 'category', isOnce: true })),
      emits(),
    ],
  },
  {
    section: 'RULES 7',
    says: 'the organizer edits the event, in a form of its own, and sends nothing yet',
    on: 'eventEdit.requested',
    must: [open({ isEditingEvent: true }), starts('submission', () => ({ name: 'event', isOnce: true })), emits()],
  },
  {
    section: 'SPEC 2',
    says: 'an open form can be closed, and no second one opens over it',
    when: ({ after }) => JSON.stringify(describeCategoryCreation(after)) !== JSON.stringify(CLOSED),
    must: [
      can({ type: 'dialog.closed' }),
      wouldShow(answers('submission'), describeCategoryCreation, CLOSED),
      can(create, false),
      can(editCategory, false),
      can(editEvent, false),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'the form closes when it was sent or the organizer gave it up, and another can be added',
    on: ['done(submission)', 'dialog.closed'],
    must: onThePage,
  },
];

export const model = chartModel({
  machine: categoryCreationMachine,
  view: describeCategoryCreation,
  rules: categoryCreationRules,
  outcomes: { 'categoryEdit.requested': [{ id: 'a-category' }] },
});

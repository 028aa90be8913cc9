import { categoryCreationMachine, describeCategoryCreation } from '../../../machines/events/categoryCreation.ts';
import { chartModel } from '../harness/model.ts';
import { can, type Check, emits, ends, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

const create = { type: 'create.requested' };
const isCreating = (yes: boolean) => shows(describeCategoryCreation, { isCreating: yes });
const onThePage: readonly Check<typeof categoryCreationMachine>[] = [
  isCreating(false),
  startsNot(),
  ends('submission'),
  emits(),
  can(create),
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
    must: [isCreating(true), starts('submission', () => ({ name: 'newCategory', isOnce: true })), emits()],
  },
  {
    section: 'SPEC 2',
    says: 'an open form can be closed, and no second one opens over it',
    when: ({ after }) => describeCategoryCreation(after).isCreating,
    must: [
      can({ type: 'dialog.closed' }),
      wouldShow(answers('submission'), describeCategoryCreation, { isCreating: false }),
      can(create, false),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'the form closes when the category was made or the organizer gave it up, and another can be added',
    on: ['done(submission)', 'dialog.closed'],
    must: onThePage,
  },
];

export const model = chartModel({
  machine: categoryCreationMachine,
  view: describeCategoryCreation,
  rules: categoryCreationRules,
});

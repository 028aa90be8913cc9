import { describeEventCreation, eventCreationMachine } from '../../../machines/events/eventCreation.ts';
import { chartModel } from '../harness/model.ts';
import { can, type Check, emits, ends, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

const create = { type: 'create.requested' };
const isCreating = (yes: boolean) => shows(describeEventCreation, { isCreating: yes });
const onTheList: readonly Check<typeof eventCreationMachine>[] = [
  isCreating(false),
  startsNot(),
  ends('submission'),
  emits(),
  can(create),
];

/** What the specification says of a player who proposes an event. */
const eventCreationRules: readonly Rule<typeof eventCreationMachine>[] = [
  {
    section: 'SPEC 2',
    says: 'the list opens without a form, and an event can be created',
    on: 'start',
    must: onTheList,
  },
  {
    section: 'SPEC 5',
    says: "'Criar Evento' opens the form, whose artwork is optional, and sends nothing yet",
    on: 'create.requested',
    must: [isCreating(true), starts('submission', () => ({ name: 'newEvent', needsPicture: false })), emits()],
  },
  {
    section: 'SPEC 2',
    says: 'an open form can be closed, and no second one opens over it',
    when: ({ after }) => describeEventCreation(after).isCreating,
    must: [
      can({ type: 'dialog.closed' }),
      wouldShow(answers('submission'), describeEventCreation, { isCreating: false }),
      can(create, false),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'the form closes when the event was made or the player gave it up, and another can be created',
    on: ['done(submission)', 'dialog.closed'],
    must: onTheList,
  },
];

export const model = chartModel({
  machine: eventCreationMachine,
  view: describeEventCreation,
  rules: eventCreationRules,
});

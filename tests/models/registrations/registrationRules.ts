import { describeRegistration, type registrationMachine } from '../../../machines/registrations/registration.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { answers, wouldShow, wouldStart } from '../harness/nextSteps.ts';

type Registration = typeof registrationMachine;

const ready = {
  type: 'registration.requested',
  tournament: 'another',
  form: 'soloRegistration',
  isProfileComplete: true,
};
/** The organizer fills a place; asked for without one, nobody's place is filled. */
const replacing = { ...ready, insteadOf: 'left' };
const unready = { ...ready, isProfileComplete: false };
const completed = answers('profileCompletion', { isComplete: true });
const close = { type: 'dialog.closed' };

const nothingOpen: readonly Check<Registration>[] = [
  shows((snapshot) => describeRegistration(snapshot).entering, ''),
  startsNot(),
  emits(),
  ends('submission'),
  ends('profileCompletion'),
  wouldShow(ready, describeRegistration, { form: ready.form, insteadOf: '', entering: ready.tournament }),
  wouldShow(replacing, describeRegistration, { form: ready.form, insteadOf: 'left', entering: ready.tournament }),
  wouldStart(ready, 'submission', { name: ready.form, isOnce: true }),
  wouldShow([unready, completed], describeRegistration, {
    form: ready.form,
    insteadOf: '',
    entering: ready.tournament,
  }),
];
/** The form of what was last asked for is on screen, and is over once it was sent. */
const formIsOpen: Check<Registration> = (moment, earlier) => {
  const asked = [...earlier, moment].findLast(({ event }) => event.type === 'registration.requested')?.event;
  shows(describeRegistration, {
    form: asked?.['form'],
    insteadOf: asked?.['insteadOf'] ?? '',
    entering: asked?.['tournament'],
  })(moment, earlier);
  starts('submission', () => ({ name: asked?.['form'], isOnce: true }))(moment, earlier);
};
const isComplete = ({ event: { output } }: Moment<Registration>) =>
  typeof output === 'object' && output !== null && Reflect.get(output, 'isComplete') === true;

/** What the specification says of entering a category. */
export const registrationRules: readonly Rule<Registration>[] = [
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'nothing is entered before the person asks for it',
    on: 'start',
    must: nothingOpen,
  },
  {
    section: 'SPEC 5',
    says: 'whose city, gender and phone are known gets the form of this category at once',
    on: 'registration.requested',
    when: ({ event }) => event['isProfileComplete'] === true,
    must: [formIsOpen, startsNot('profileCompletion'), emits()],
  },
  {
    section: 'SPEC 5',
    says: 'who lacks city, gender or phone sees the profile prompt first, and no form yet',
    on: 'registration.requested',
    when: ({ event }) => event['isProfileComplete'] !== true,
    must: [
      shows((snapshot) => describeRegistration(snapshot).entering, ''),
      starts('profileCompletion'),
      startsNot('submission'),
      emits(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'with the profile completed the person goes on with the very category they asked for',
    on: 'done(profileCompletion)',
    when: isComplete,
    must: [formIsOpen, startsNot('profileCompletion'), emits()],
  },
  {
    section: 'RULES 7',
    says: 'registering needs a complete profile: who leaves it incomplete enters nothing, and may ask again',
    on: 'done(profileCompletion)',
    when: (moment) => !isComplete(moment),
    must: nothingOpen,
  },
  {
    section: 'SPEC 8',
    says: 'once the registration was made its form closes, and it is not sent twice',
    on: 'done(submission)',
    must: nothingOpen,
  },
  {
    section: 'SPEC 2',
    says: 'closing the form registers nobody, and the person may ask again',
    on: 'dialog.closed',
    must: nothingOpen,
  },
  {
    section: 'SPEC 2',
    says: 'an open form can be closed, and no second one opens over it',
    when: ({ after }) => describeRegistration(after).entering !== '',
    must: [
      can(close),
      wouldShow(answers('submission'), (snapshot) => describeRegistration(snapshot).entering, ''),
      can(ready, false),
      can(unready, false),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'no form and no second prompt opens over the profile prompt',
    when: ({ running }) => running.includes('profileCompletion'),
    must: [can(ready, false), can(unready, false), ends('submission')],
  },
];

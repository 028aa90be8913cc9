import { describeInvitation, type invitationMachine } from '../../../machines/registrations/invitation.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  keeps,
  type Rule,
  shows,
  starts,
  startsNot,
  requests,
} from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

type Invitation = typeof invitationMachine;

const accept = { type: 'accept.requested', invitation: 'another', isProfileComplete: true };
const unready = { ...accept, isProfileComplete: false };
const completed = answers('profileCompletion', { isComplete: true });
const refuse = { type: 'refusal.requested', invitation: 'another' };
const close = { type: 'dialog.closed' };

const answersNone = shows(describeInvitation, { accepting: '' });
/** No dialog is open, and either answer can be given. */
const backToAll: readonly Check<Invitation>[] = [
  answersNone,
  startsNot(),
  emits(),
  ends('submission'),
  ends('profileCompletion'),
  wouldShow(accept, describeInvitation, { accepting: accept.invitation }),
  wouldShow([unready, completed], describeInvitation, { accepting: accept.invitation }),
  can(refuse),
];
/** The dialog of the invitation that was last asked about is open, and is over once the answer was sent. */
const readsInvitation: Check<Invitation> = (moment, earlier) => {
  const asked = [...earlier, moment].findLast(({ event }) => event.type === 'accept.requested')?.event;
  shows(describeInvitation, { accepting: String(asked?.['invitation']) })(moment, earlier);
  starts('submission', () => ({ name: 'acceptInvitation', isOnce: true }))(moment, earlier);
};
const isComplete = ({ event: { output } }: Moment<Invitation>) =>
  typeof output === 'object' && output !== null && Reflect.get(output, 'isComplete') === true;

/** What the rules say of a player who was invited. */
export const invitationRules: readonly Rule<Invitation>[] = [
  {
    section: 'RULES 7',
    says: 'nothing is accepted by itself; declining is asked of the person first',
    on: 'start',
    must: [
      answersNone,
      starts('refusal', () => ({ name: 'declineInvitation', asksFirst: true })),
      startsNot('submission', 'profileCompletion'),
      can(accept),
      can(refuse),
    ],
  },
  {
    section: 'RULES 7',
    says: 'before accepting the person reads what it means, and nothing is sent yet',
    on: 'accept.requested',
    when: ({ event }) => event['isProfileComplete'] === true,
    must: [readsInvitation, startsNot('profileCompletion'), emits()],
  },
  {
    section: 'RULES 7',
    says: 'playing needs a complete profile: who lacks something of it is asked for that first',
    on: 'accept.requested',
    when: ({ event }) => event['isProfileComplete'] !== true,
    must: [answersNone, starts('profileCompletion'), startsNot('submission'), emits()],
  },
  {
    section: 'RULES 7',
    says: 'with the profile completed the person goes on with the very invitation',
    on: 'done(profileCompletion)',
    when: isComplete,
    must: [readsInvitation, startsNot('profileCompletion'), emits()],
  },
  {
    section: 'RULES 7',
    says: 'who leaves the profile incomplete has accepted nothing, and may answer again',
    on: 'done(profileCompletion)',
    when: (moment) => !isComplete(moment),
    must: backToAll,
  },
  {
    section: 'RULES 7',
    says: 'an invitation is accepted once: when it was, its dialog closes',
    on: 'done(submission)',
    must: backToAll,
  },
  {
    section: 'RULES 7',
    says: 'until they accept they owe nothing: closing the dialog accepts nothing',
    on: 'dialog.closed',
    must: backToAll,
  },
  {
    section: 'RULES 7',
    says: 'declining is about this very invitation, and only asked about so far',
    on: 'refusal.requested',
    must: [keeps(({ value }) => value), requests('refusal', 'invitation'), startsNot(), emits()],
  },
  {
    section: 'RULES 7',
    says: 'one invitation is answered at a time: its dialog can be closed, and no other answer is begun over it',
    when: ({ after }) => describeInvitation(after).accepting !== '',
    must: [
      can(close),
      wouldShow(answers('submission'), describeInvitation, { accepting: '' }),
      can(accept, false),
      can(refuse, false),
    ],
  },
  {
    section: 'RULES 7',
    says: 'over the profile prompt no answer is begun',
    when: ({ running }) => running.includes('profileCompletion'),
    must: [can(accept, false), can(refuse, false), ends('submission')],
  },
];

import { describeInvited, type invitedMachine } from '../../../machines/registrations/invited.ts';
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

type Invited = typeof invitedMachine;

const confirm = { type: 'confirm.requested', place: 'another/player' };
const replace = { type: 'replace.requested', place: 'another/player' };
const takeShares = { type: 'shares.requested', shares: 'another/all' };

const replacesNobody = shows(describeInvited, { replacing: '' });
const canDoAll: readonly Check<Invited>[] = [
  can(confirm),
  wouldShow(replace, describeInvited, { replacing: replace.place }),
  can(takeShares),
];
const onlyAsks: readonly Check<Invited>[] = [keeps(({ value }) => value), startsNot(), emits()];

/** What the rules say of a player who was named and has not answered. */
export const invitedRules: readonly Rule<Invited>[] = [
  {
    section: 'RULES 7',
    says: 'confirming somebody and paying for somebody are both asked of the person first',
    on: 'start',
    must: [
      replacesNobody,
      starts('confirmation', () => ({ name: 'confirmInvited', asksFirst: true })),
      starts('shareTaking', () => ({ name: 'takeShares', asksFirst: true })),
      startsNot('submission'),
      ...canDoAll,
    ],
  },
  {
    section: 'RULES 7',
    says: 'the organizer may confirm who has not answered: this very place, and so far only asked about',
    on: 'confirm.requested',
    must: [requests('confirmation', 'place'), ...onlyAsks],
  },
  {
    section: 'RULES 7',
    says: "'Pagar pelos dois' moves these very shares into the inviter's cart, and so far only asks",
    on: 'shares.requested',
    must: [requests('shareTaking', 'shares'), ...onlyAsks],
  },
  {
    section: 'RULES 7',
    says: 'the organizer may replace who has not answered: somebody else is looked for, for this very place',
    on: 'replace.requested',
    must: [
      shows(describeInvited, ({ event }) => ({ replacing: String(event['place']) })),
      starts('submission', () => ({ name: 'replaceInvited', isOnce: true })),
      startsNot('confirmation', 'shareTaking'),
      emits(),
    ],
  },
  {
    section: 'RULES 7',
    says: 'a player is replaced once: when it was sent the dialog closes, and closed by hand it replaces nobody',
    on: ['done(submission)', 'dialog.closed'],
    must: [replacesNobody, startsNot(), emits(), ends('submission'), ...canDoAll],
  },
  {
    section: 'RULES 7',
    says: 'the dialog can be closed, and nothing else about invited players is begun over it',
    when: ({ after }) => describeInvited(after).replacing !== '',
    must: [
      can({ type: 'dialog.closed' }),
      wouldShow(answers('submission'), describeInvited, { replacing: '' }),
      can(confirm, false),
      can(replace, false),
      can(takeShares, false),
    ],
  },
];

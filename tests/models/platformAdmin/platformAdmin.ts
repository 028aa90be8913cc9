import { describePlatformAdmin, platformAdminMachine } from '../../../machines/platformAdmin/platformAdmin.ts';
import { chartModel } from '../harness/model.ts';
import {
  can,
  emits,
  ends,
  requests,
  type Rule,
  sends,
  sendsNothing,
  shows,
  starts,
  startsNot,
  stays,
} from '../harness/rules.ts';

type PlatformAdmin = typeof platformAdminMachine;
type View = ReturnType<typeof describePlatformAdmin>;

/** What operators must get; the issue that asked for the page is its specification. */
const platformAdminRules: readonly Rule<PlatformAdmin>[] = [
  {
    section: 'decisions 047',
    says: 'nothing is tried again before an admin asks for it; trying needs no question, since twice does it once',
    on: 'start',
    must: [
      starts('retry', () => ({ name: 'retryJob', asksFirst: false })),
      starts('show', () => ({ name: 'showArena', asksFirst: false })),
      starts('check', () => ({ name: 'checkAudit', asksFirst: false })),
      shows<PlatformAdmin, View>(describePlatformAdmin, { hiding: '' }),
      emits(),
    ],
  },
  {
    section: 'decisions 047',
    says: 'this very job is asked for, and the page stays as it is',
    on: 'retry.requested',
    must: [requests('retry'), stays, startsNot(), emits()],
  },
  {
    section: 'decisions 047',
    says: 'at every moment another job can be asked for',
    must: can({ type: 'retry.requested', id: 'another' }),
  },
  {
    section: 'decisions 081',
    says: 'the audit is checked when an admin asks for it, without a question, and the page stays as it is',
    on: 'check.requested',
    must: [sends('check', () => ({ type: 'command.requested', subject: '' })), stays, startsNot(), emits()],
  },
  {
    section: 'decisions 082',
    says: 'who hides an arena is asked why first, about this very arena, and can think better of it',
    on: 'hide.requested',
    must: [
      shows<PlatformAdmin, View>(describePlatformAdmin, ({ event }) => ({ hiding: String(event['id']) })),
      starts('submission', () => ({ name: 'arenaHiding', isOnce: true })),
      can({ type: 'dialog.closed' }),
      sendsNothing,
      emits(),
    ],
  },
  {
    section: 'decisions 082',
    says: 'an arena is shown again at one press, and it is this very one',
    on: 'show.requested',
    must: [requests('show'), stays, startsNot(), emits()],
  },
  {
    section: 'decisions 082',
    says: 'whether it was sent or left, the lists are there again',
    on: ['done(submission)', 'dialog.closed'],
    must: [
      shows<PlatformAdmin, View>(describePlatformAdmin, { hiding: '' }),
      ends('submission'),
      can({ type: 'hide.requested', id: 'another' }),
      sendsNothing,
      startsNot(),
      emits(),
    ],
  },
];

export const model = chartModel({
  machine: platformAdminMachine,
  rules: platformAdminRules,
  view: describePlatformAdmin,
  outcomes: {
    'retry.requested': [{ id: 'a-job' }],
    'check.requested': [{}],
    'hide.requested': [{ id: 'an-arena' }],
    'show.requested': [{ id: 'an-arena' }],
  },
});

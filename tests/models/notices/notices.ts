import { noticesMachine, type NoticesOutcome } from '../../../machines/notices/notices.ts';
import { chartModel } from '../harness/model.ts';
import type { Moment } from '../harness/moments.ts';
import { can, emits, ends, type Rule, same, starts, startsNot, waits } from '../harness/rules.ts';

type Notices = typeof noticesMachine;

const POLL_MS = 30_000;
/** The id of the notice that a walk taps. */
export const OPENED = '01999999-9999-7999-8999-999999999999';
const answer = ({ event }: Moment<Notices>) => (event['output'] as NoticesOutcome | undefined)?._tag;

/** What decision 089 says of the bell: it asks every half minute, and only while the page is seen. */
const noticesRules: readonly Rule<Notices>[] = [
  {
    section: 'Decision 089',
    says: 'how many are unread is asked at once, and again whenever the page is seen again or half a minute is over',
    on: ['start', 'page.shown', 'after(noticesPoll)'],
    must: [starts('fetchUnread'), emits()],
  },
  {
    section: 'Decision 089',
    says: 'another number has the list read again',
    on: 'done(fetchUnread)',
    when: (moment) => answer(moment) === 'Changed',
    must: [emits({ type: 'notices.changed' }), waits('noticesPoll', POLL_MS), startsNot(), ends('fetchUnread')],
  },
  {
    section: 'Decision 089',
    says: 'the same number, and a question without an answer, say nothing and are asked again in half a minute',
    on: ['done(fetchUnread)', 'error(fetchUnread)'],
    when: (moment) => answer(moment) !== 'Changed',
    must: [emits(), waits('noticesPoll', POLL_MS), startsNot(), ends('fetchUnread')],
  },
  {
    section: 'Decision 109',
    says: 'a notice that was tapped on the device is read, once',
    on: 'notice.opened',
    must: [starts('readNotice', () => ({ id: OPENED })), emits()],
  },
  {
    section: 'Decision 109',
    says: 'how many are unread is asked once more then; a notice of somebody else, and a tap without a line, say nothing',
    on: ['done(readNotice)', 'error(readNotice)'],
    must: [starts('fetchUnread'), emits()],
  },
  {
    section: 'Decision 089',
    says: 'a page that nobody sees asks nobody',
    on: 'page.hidden',
    must: [
      ends('fetchUnread'),
      startsNot(),
      can({ type: 'page.shown' }),
      ({ timers }) => same('it will ask again', {}, timers),
    ],
  },
];

export const model = chartModel({
  machine: noticesMachine,
  rules: noticesRules,
  outcomes: {
    'notice.opened': [{ id: OPENED }],
    'xstate.done.actor.readNotice': [{ _tag: 'Read' }, { _tag: 'Offline', message: 'Sem conexão' }],
    'xstate.done.actor.fetchUnread': [
      { _tag: 'Same' },
      { _tag: 'Changed' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
});

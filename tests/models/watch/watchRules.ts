import { describeWatch, type watchMachine, type WatchOutcome } from '../../../machines/watch/watch.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  keeps,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  waits,
  wordOf,
} from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

type Watch = typeof watchMachine;

const POLL_MS = 4_000;
const SELDOM_MS = 60_000;
const isCut = (yes: boolean) => shows(describeWatch, { isCut: yes });
/** What the chart was started for. */
const watched = (first: Moment<Watch> | undefined) =>
  first?.event['input'] as { name: string; subject: string } | undefined;
const asksOnce: Check<Watch> = (moment, earlier) => {
  starts('fetchMark', () => ({ subject: watched(earlier[0] ?? moment)?.subject }))(moment, earlier);
};
const tellsChange: Check<Watch> = (moment, earlier) => {
  emits({ type: 'watched.changed', name: watched(earlier[0])?.name })(moment, earlier);
};
const answer = ({ event }: Moment<Watch>) => (event['output'] as WatchOutcome | undefined)?._tag;
const isAnswered = (moment: Moment<Watch>) => answer(moment) === 'Same' || answer(moment) === 'Changed';

/** Whether the stream tells what changes: from its opening until it is lost, the page is hidden or a question has no answer. */
const isStreaming: Required<Rule<Watch>>['when'] = (_, earlier) => {
  const last = earlier.findLast((moment) => {
    const word = wordOf(moment.event);
    const isFailure = /fetchMark/.test(word) && !isAnswered(moment);
    return isFailure || ['start', 'stream.opened', 'stream.lost', 'page.hidden', 'page.shown'].includes(word);
  });
  return last !== undefined && wordOf(last.event) === 'stream.opened';
};
const isPolling: typeof isStreaming = (moment, earlier) => !isStreaming(moment, earlier);
const both =
  (...all: readonly (typeof isStreaming)[]): typeof isStreaming =>
  (moment, earlier) =>
    all.every((holds) => holds(moment, earlier));

const asksAgainLater: readonly Check<Watch>[] = [waits('watchPoll', POLL_MS), ends('fetchMark')];
const listens: readonly Check<Watch>[] = [
  waits('watchSeldom', SELDOM_MS),
  startsNot(),
  ends('fetchMark'),
  ({ timers }) => same('it polls too', ['watchSeldom'], Object.keys(timers)),
];

/**
 * What decisions 018 and 107 say of a page that others change: the server tells that it may have changed, and where it does not
 * the page asks every four seconds.
 */
export const watchRules: readonly Rule<Watch>[] = [
  {
    section: 'Decision 018',
    says: 'the thing on screen is asked about at once; until an answer fails nothing is said of the line',
    on: 'start',
    must: [asksOnce, isCut(false), emits()],
  },
  {
    section: 'Decision 107',
    says: 'the stream is followed as soon as the thing is on screen, and for that thing',
    on: ['start', 'page.shown'],
    must: (moment, earlier) =>
      starts('followStream', () => ({ subject: watched(earlier[0] ?? moment)?.subject }))(moment, earlier),
  },
  {
    section: 'Decision 018',
    says: 'without a stream, what did not change is not read again, and asked about in four seconds',
    on: 'done(fetchMark)',
    when: both(isPolling, (moment) => answer(moment) === 'Same'),
    must: [isCut(false), emits(), ...asksAgainLater],
  },
  {
    section: 'Decision 018',
    says: 'without a stream, a change by others is told once, with what changed, and the asking goes on',
    on: 'done(fetchMark)',
    when: both(isPolling, (moment) => answer(moment) === 'Changed'),
    must: [isCut(false), tellsChange, ...asksAgainLater],
  },
  {
    section: 'Decision 018',
    says: 'a question without an answer says that the line is cut, reads nothing, and is asked again in four seconds',
    on: ['done(fetchMark)', 'error(fetchMark)'],
    when: (moment) => !isAnswered(moment),
    must: [isCut(true), emits(), ...asksAgainLater, startsNot(), ends('followStream')],
  },
  {
    section: 'Decision 107',
    says: 'once the line is back the stream is followed again',
    on: 'done(fetchMark)',
    from: 'cut',
    when: isAnswered,
    must: (moment, earlier) =>
      starts('followStream', () => ({ subject: watched(earlier[0])?.subject }))(moment, earlier),
  },
  {
    section: 'Decision 018',
    says: 'after four seconds the same is asked once more, and what is said of the line stays until the answer',
    on: 'after(watchPoll)',
    must: [asksOnce, keeps(describeWatch), emits()],
  },
  {
    section: 'Decision 018',
    says: 'no answer but one of the server says that the page is up to date',
    when: ({ running }) => running.includes('fetchMark'),
    must: (['Refused', 'Offline', 'SessionEnded'] as const).map((_tag) =>
      wouldShow(answers('fetchMark', { _tag, message: '' }), describeWatch, { isCut: true }),
    ),
  },
  {
    section: 'Decision 107',
    says: 'a stream that opens, and whatever it tells, has the thing asked about at once, a question under way included',
    on: ['stream.opened', 'stream.told'],
    must: [asksOnce, isCut(false), emits(), ({ timers }) => same('it polls too', {}, timers)],
  },
  {
    section: 'Decision 107',
    says: 'while the stream is open nothing is asked until it tells of something, but for what changes by time alone, once a minute',
    on: 'done(fetchMark)',
    when: both(isStreaming, (moment) => answer(moment) === 'Same'),
    must: [isCut(false), emits(), ...listens],
  },
  {
    section: 'Decision 107',
    says: 'what the stream told of is read again when it has changed, once, and the stream goes on',
    on: 'done(fetchMark)',
    when: both(isStreaming, (moment) => answer(moment) === 'Changed'),
    must: [isCut(false), tellsChange, ...listens],
  },
  {
    section: 'Decision 107',
    says: 'what changes by time alone is asked about after a minute',
    on: 'after(watchSeldom)',
    must: [asksOnce, isCut(false), emits()],
  },
  {
    section: 'Decision 107',
    says: 'a stream that is lost is no news for the person: the page asks by itself, at once',
    on: 'stream.lost',
    must: [asksOnce, isCut(false), emits(), can({ type: 'stream.opened' })],
  },
  {
    section: 'Decision 018',
    says: 'a page that nobody sees asks nobody, and follows no stream',
    on: 'page.hidden',
    must: [
      ends('fetchMark'),
      ends('followStream'),
      startsNot(),
      can({ type: 'page.shown' }),
      ({ timers }) => same('it will ask again', {}, timers),
    ],
  },
  {
    section: 'Decision 018',
    says: 'who comes back to the page has it asked at once',
    on: 'page.shown',
    must: [asksOnce, isCut(false), emits()],
  },
];

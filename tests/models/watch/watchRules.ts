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
} from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

type Watch = typeof watchMachine;

const POLL_MS = 4_000;
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
const asksAgainLater: readonly Check<Watch>[] = [waits('watchPoll', POLL_MS), startsNot(), ends('fetchMark')];
const answer = ({ event }: Moment<Watch>) => (event['output'] as WatchOutcome | undefined)?._tag;

/** What decision 018 says of a page that others change: it asks every four seconds whether they did. */
export const watchRules: readonly Rule<Watch>[] = [
  {
    section: 'Decision 018',
    says: 'the thing on screen is asked about at once; until an answer fails nothing is said of the line',
    on: 'start',
    must: [asksOnce, isCut(false), emits()],
  },
  {
    section: 'Decision 018',
    says: 'what did not change is not read again, and asked about in four seconds',
    on: 'done(fetchMark)',
    when: (moment) => answer(moment) === 'Same',
    must: [isCut(false), emits(), ...asksAgainLater],
  },
  {
    section: 'Decision 018',
    says: 'a change by others is told once, with what changed, and the asking goes on',
    on: 'done(fetchMark)',
    when: (moment) => answer(moment) === 'Changed',
    must: [isCut(false), tellsChange, ...asksAgainLater],
  },
  {
    section: 'Decision 018',
    says: 'a question without an answer says that the line is cut, reads nothing, and is asked again in four seconds',
    on: ['done(fetchMark)', 'error(fetchMark)'],
    when: (moment) => answer(moment) !== 'Same' && answer(moment) !== 'Changed',
    must: [isCut(true), emits(), ...asksAgainLater],
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
    section: 'Decision 018',
    says: 'a page that nobody sees asks nobody',
    on: 'page.hidden',
    must: [
      ends('fetchMark'),
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

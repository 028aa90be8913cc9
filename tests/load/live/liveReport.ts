import type { Herd } from './herd.ts';
import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** What happened on one database. */
export interface LiveRun {
  readonly kind: DatabaseKind;
  /** How many were open all the time. */
  readonly streams: number;
  /** From before the booking was sent to the frame that shows it, milliseconds. */
  readonly paints: readonly number[];
  /** The same booking's own answer. */
  readonly answers: readonly number[];
  /** The same on a page that asks every four seconds. */
  readonly polls: readonly number[];
  readonly cuts: number;
  /** Followers whose copy was not that of a fresh read at the end. */
  readonly missed: number;
  /** Of the server's process, per second while nothing was booked, with all streams open. */
  readonly idleCpuMs: number;
  /** As many before the same day. */
  readonly herd: Herd;
}

const AIM_MS = 1_000;

/** The figures of the first run; the promises of all. */
export function reportLive(runs: readonly [LiveRun, ...LiveRun[]]): Outcome {
  const [first] = runs;
  return {
    figures: {
      streams: first.streams,
      commit_to_paint_p95_ms: p95(first.paints),
      missed_after_cuts: runs.reduce((sum, { missed }) => sum + missed, 0),
    },
    text: [
      tableText(
        ['', ...runs.map(({ kind }) => kind)],
        ROWS.map(([name, cell]) => [name, ...runs.map(cell)]),
      ),
      'An agenda in Chromium, while streams of a hundred arenas are open and fifty followers of the same day read its mark anew at each change.',
    ].join('\n\n'),
    broken: runs.flatMap(({ kind, missed, paints, cuts }) => [
      ...(missed === 0 ? [] : [`${kind}: ${missed} followers missed a change`]),
      ...(paints.length > 0 && cuts > 0 ? [] : [`${kind}: nothing was booked or cut, so nothing was checked`]),
    ]),
  };
}

const ROWS: readonly (readonly [name: string, cell: (run: LiveRun) => string | number])[] = [
  ['open streams', ({ streams }) => streams],
  ['a booking sent to its card painted, p50 ms', ({ paints }) => toHundredths(median(paints))],
  [`… p95 ms (aim ${AIM_MS})`, ({ paints }) => p95(paints)],
  ['… of it until the booking was answered, p50 ms', ({ answers }) => toHundredths(median(answers))],
  ['control: the same page without a stream, p50 ms', ({ polls }) => toHundredths(median(polls))],
  ['… p95 ms', ({ polls }) => p95(polls)],
  ['cuts of followers', ({ cuts }) => cuts],
  ['… after which a copy was not a fresh read', ({ missed }) => missed],
  ['processor for the streams alone, ms a second', ({ idleCpuMs }) => toHundredths(idleCpuMs)],
  ['as many before one day: a change to the last answer, ms', ({ herd }) => toHundredths(herd.lastMs)],
  ['… a question, p95 ms', ({ herd }) => p95(herd.asked)],
  ['… questions without an answer', ({ herd }) => herd.failed],
];

function p95(ms: readonly number[]): number {
  return toHundredths(percentile(ms, 0.95));
}

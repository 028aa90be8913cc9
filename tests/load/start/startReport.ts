import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** What happened on one database; milliseconds of each start until it was ready. */
export interface StartRun {
  readonly kind: DatabaseKind;
  readonly onNothing: readonly number[];
  readonly afterKill: readonly number[];
}

/** The medians. */
export function reportStart(runs: readonly StartRun[]): Outcome {
  const figuresOn = (kind: DatabaseKind) => runs.filter((run) => run.kind === kind).map(figuresOf)[0] ?? null;
  return {
    figures: { pglite: figuresOn('embedded'), postgres: figuresOn('postgres') },
    text: [
      tableText(
        ['seconds: median (fastest – slowest)', ...runs.map(({ kind }) => kind)],
        [
          ['on nothing: makes and fills the database', ...runs.map(({ onNothing }) => spreadOf(onNothing))],
          ['on what it left, after kill -9', ...runs.map(({ afterKill }) => spreadOf(afterKill))],
        ],
      ),
      'Of the built server, from the start of its process until /ready answers 200. Aim: 2 s after kill -9.',
    ].join('\n\n'),
    broken: [],
  };
}

function figuresOf({ onNothing, afterKill }: StartRun) {
  return { on_nothing_ms: Math.round(median(onNothing)), after_kill_ms: Math.round(median(afterKill)) };
}

function spreadOf(ms: readonly number[]): string {
  const [middle, fastest, slowest] = [median(ms), Math.min(...ms), percentile(ms, 1)].map((one) => seconds(one));
  return `${middle} (${fastest} – ${slowest})`;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(2);
}

import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** What happened on one database; milliseconds of each search. */
export interface FoundRun {
  readonly kind: DatabaseKind;
  readonly city: readonly number[];
  readonly all: readonly number[];
  /** The claims of the same hours by bare SQL. */
  readonly control: readonly number[];
  /** Free courts that were counted anew, and how many of them the finder said otherwise. */
  readonly courts: number;
  readonly mismatches: number;
}

/** The figures of the first run; the promises of all. */
export function reportFound(runs: readonly [FoundRun, ...FoundRun[]]): Outcome {
  const [first] = runs;
  return {
    figures: {
      search_city_p95_ms: p95(first.city),
      search_all_p95_ms: p95(first.all),
      control_p95_ms: p95(first.control),
      brute_force_mismatches: runs.reduce((sum, { mismatches }) => sum + mismatches, 0),
    },
    text: [
      tableText(
        ['', ...runs.map(({ kind }) => kind)],
        ROWS.map(([name, cell]) => [name, ...runs.map(cell)]),
      ),
      'A thousand arenas with 4 courts in ten cities, about half of their hours taken. The control reads the claims alone, over no HTTP.',
    ].join('\n\n'),
    broken: runs.flatMap(({ kind, mismatches, courts }) => [
      ...(mismatches === 0 ? [] : [`${kind}: ${mismatches} answers are not those of the reserve pages`]),
      ...(courts > 0 ? [] : [`${kind}: nothing was free, so nothing was checked`]),
    ]),
  };
}

const ROWS: readonly (readonly [name: string, cell: (run: FoundRun) => string | number])[] = [
  ['a search in one city, p50 ms', ({ city }) => toHundredths(median(city))],
  ['… p95 ms (aim 30 on PostgreSQL)', ({ city }) => p95(city)],
  ['a search everywhere, p50 ms', ({ all }) => toHundredths(median(all))],
  ['… p95 ms (aim 200 on PostgreSQL)', ({ all }) => p95(all)],
  ['the claims alone by bare SQL, p95 ms', ({ control }) => p95(control)],
  ['free courts checked against the reserve pages', ({ courts }) => courts],
  ['… of them otherwise', ({ mismatches }) => mismatches],
];

function p95(ms: readonly number[]): number {
  return toHundredths(percentile(ms, 0.95));
}

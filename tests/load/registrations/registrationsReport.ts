import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { percentile, toHundredths } from '../percentiles.ts';
import { countOf, errorsOf, type Rush } from '../race/raceReport.ts';
import { tableText } from '../table.ts';

/** Replies to pairs that wanted into the same category at the same time, and why those left out were refused. */
export interface Crowd extends Rush {
  readonly refusals: ReadonlySet<string>;
}

/** What happened on one database. */
export interface RegistrationRun {
  readonly kind: DatabaseKind;
  readonly places: number;
  readonly rush: Crowd;
  /** A few pairs for one last place, again and again. */
  readonly rounds: readonly Crowd[];
  /** What the tables say afterwards of the category of the rush. */
  readonly taken: number;
  readonly pairs: number;
  readonly debts: number;
}

/** The figures of the first run, the promises of all. */
export function reportRegistrations(runs: readonly [RegistrationRun, ...RegistrationRun[]]): Outcome {
  const [main] = runs;
  return {
    figures: figuresOf(main),
    text: [
      tableText(
        ['', ...runs.map(({ kind }) => kind)],
        ROWS.map(([name, cell]) => [name, ...runs.map(cell)]),
      ),
      'Pairs that want into one category at once over HTTP; 201 is in, 409 is told that it is full.',
    ].join('\n\n'),
    broken: runs.flatMap(brokenIn),
  };
}

function figuresOf({ rush, rounds, places, taken, pairs, debts }: RegistrationRun) {
  return {
    pairs_asking: rush.statuses.length,
    places,
    created: countOf(rush, 201),
    conflicts: countOf(rush, 409),
    errors: errorsOf(rush),
    p99_ms: p99Of(rush),
    rounds: rounds.length,
    taken,
    pairs,
    debts,
  };
}

const ROWS: readonly (readonly [name: string, cell: (run: RegistrationRun) => string | number])[] = [
  ['pairs / places', ({ rush, places }) => `${rush.statuses.length} / ${places}`],
  ['201', ({ rush }) => countOf(rush, 201)],
  ['409', ({ rush }) => countOf(rush, 409)],
  ['anything else', ({ rush }) => errorsOf(rush)],
  ['p50 ms', ({ rush }) => toHundredths(percentile(rush.waits, 0.5))],
  ['p99 ms', ({ rush }) => p99Of(rush)],
  ['rounds for one place', ({ rounds }) => `${rounds.length} of ${rounds[0]?.statuses.length ?? 0}`],
  ['pairs in the tables', ({ pairs }) => pairs],
  ['debts in carts', ({ debts }) => debts],
];

function brokenIn({ kind, rush, rounds, places, taken, pairs, debts }: RegistrationRun): string[] {
  const all = [...rounds, rush];
  const reasons = [...new Set(all.flatMap(({ refusals }) => [...refusals]))].toSorted();
  const promises: readonly (readonly [holds: boolean, otherwise: string])[] = [
    [countOf(rush, 201) === places, `${countOf(rush, 201)} pairs got into ${places} places`],
    [all.every((crowd) => errorsOf(crowd) === 0), 'some replies were neither 201 nor 409'],
    [reasons.every((reason) => reason === 'tournament_full'), `some were refused for ${reasons.join(', ')}`],
    [rounds.every((round) => countOf(round, 201) === 1), 'a round did not end with one pair in'],
    [taken === places && pairs === places, `the tables say ${taken} places taken by ${pairs} pairs`],
    // A partner's debt comes when they accept.
    [debts === places, `${debts} debts stand in carts, of ${places} who registered`],
  ];
  return promises.filter(([holds]) => !holds).map(([, otherwise]) => `${kind}: ${otherwise}`);
}

function p99Of({ waits }: Rush): number {
  return toHundredths(percentile(waits, 0.99));
}

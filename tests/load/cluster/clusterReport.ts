import type { Outcome } from '../outcome.ts';
import { percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';
import type { Drill } from './drills.ts';
import type { Race, Races } from './races.ts';

export interface DirectRun {
  readonly races: Races;
  readonly drills: readonly Drill[];
}

export interface PoolerRun extends DirectRun {
  /** PgBouncer's. */
  readonly version: string;
  /** Milliseconds of bookings: past the pooler with names and without, and through it. */
  readonly waits: Readonly<Record<'byName' | 'byText' | 'pooled', readonly number[]>>;
  /** Bookings that failed through the pooler with names. */
  readonly failuresByName: number;
}

export interface ReplicaRun {
  readonly drill: Drill;
}

export interface ClusterRun {
  readonly direct: DirectRun | null;
  readonly pooler: PoolerRun | null;
  readonly replica: ReplicaRun | null;
}

/** What the machine lacks is left out, and said. */
export function reportCluster({ direct, pooler, replica }: ClusterRun): Outcome {
  const skipped = [
    ...(direct ? [] : ['PostgreSQL’s server programs (initdb, postgres) are not installed: nothing was tried.']),
    ...(direct && !pooler ? ['PgBouncer is not installed: nothing was tried through it.'] : []),
  ];
  const parts = [
    ...(direct ? [runText('Three processes on one PostgreSQL', direct)] : []),
    ...(pooler ? [runText(`Through PgBouncer ${pooler.version} in transaction mode, unnamed`, pooler)] : []),
    ...(pooler ? [waitsText(pooler)] : []),
    ...(replica ? [`With a synchronous copy\n\n${drillsText([replica.drill])}`, EXPLAINED] : []),
  ];
  return {
    figures: {
      direct: direct && figuresOf(direct),
      pgbouncer: pooler && { ...figuresOf(pooler), failures_by_name: pooler.failuresByName, ...waitFigures(pooler) },
      replica: replica && drillFigures([replica.drill]),
      skipped,
    },
    text: [...parts, ...skipped].join('\n\n'),
    broken: [
      ...(direct ? brokenIn('direct', direct.races, direct.drills) : []),
      ...(pooler ? brokenIn('pgbouncer', pooler.races, pooler.drills) : []),
      ...(replica ? brokenIn('replica', undefined, [replica.drill]) : []),
    ],
  };
}

const EXPLAINED = `Each hour is wanted by two of twelve clients, who ask one process after the other under one key until they know.
Lost: acknowledged, and not in the database afterwards, whole. Pause: the longest time without an acknowledged booking,
from when it went wrong. Aims: the others answer within 2 s, back within 5 s. 503: a lock was not had in time, come back.`;

function runText(title: string, { races, drills }: DirectRun): string {
  const { slot, baskets, halfBaskets, double, deadlocks } = races;
  const row = (name: string, of: Race) => [name, of.clients, of.created, of.conflicts, of.put_off, of.errors];
  const rows = [row('one slot', slot), row('overlapping baskets', baskets)];
  const head = ['', 'clients', '201', '409', '503', 'anything else'];
  const found = `${halfBaskets} half baskets, ${double} double bookings, ${deadlocks} deadlocks`;
  return `${title}\n\n${tableText(head, rows)}\n${found}\n\n${drillsText(drills)}`;
}

function drillsText(drills: readonly Drill[]): string {
  return tableText(
    ['', 'acknowledged', 'lost', 'double', 'wrong answers', 'pause ms', 'others, slowest ms'],
    drills.map(({ name, acknowledged, lost, double, wrong, pauseMs, slowestMs }) => {
      return [name, acknowledged, lost, double, wrong.length, Math.round(pauseMs), Math.round(slowestMs)];
    }),
  );
}

function waitsText({ waits: { byName, byText, pooled }, failuresByName }: PoolerRun): string {
  const row = (name: string, ms: readonly number[]) => [name, p(ms, 0.5), p(ms, 0.95)];
  const rows = [row('direct, named', byName), row('direct, unnamed', byText), row('pgbouncer, unnamed', pooled)];
  const refused = `Named through it: ${failuresByName} of 60 bookings at once fail.`;
  return `${tableText(['a booking, one at a time', 'p50 ms', 'p95 ms'], rows)}\n${refused}`;
}

function p(ms: readonly number[], share: number): number {
  return toHundredths(percentile(ms, share));
}

function figuresOf({ races, drills }: DirectRun) {
  const { slot, baskets, halfBaskets, double, deadlocks } = races;
  return { slot, baskets, half_baskets: halfBaskets, double, deadlocks, ...drillFigures(drills) };
}

function drillFigures(drills: readonly Drill[]) {
  return {
    drills: drills.map(({ name, acknowledged, lost, double, wrong, pauseMs, slowestMs }) => {
      const [pause_ms, others_slowest_ms] = [Math.round(pauseMs), Math.round(slowestMs)];
      return { name, acknowledged, lost, double, wrong: wrong.length, pause_ms, others_slowest_ms };
    }),
  };
}

function waitFigures({ waits }: PoolerRun) {
  const of = (ms: readonly number[]) => ({ p50_ms: p(ms, 0.5), p95_ms: p(ms, 0.95) });
  return { booking: { named: of(waits.byName), unnamed: of(waits.byText), pooled: of(waits.pooled) } };
}

/** What must hold on any machine, however slow. */
function brokenIn(where: string, races: Races | undefined, drills: readonly Drill[]): string[] {
  const inRaces: readonly (readonly [holds: boolean, otherwise: string])[] = races
    ? [
        [races.slot.created === 1, `${races.slot.created} of ${races.slot.clients} clients have the same hour`],
        [races.slot.errors === 0, `${races.slot.errors} replies of the race were neither 201, 409 nor 503`],
        [races.baskets.errors === 0, `${races.baskets.errors} replies to baskets were neither 201, 409 nor 503`],
        [races.baskets.created > 0, 'no basket was booked'],
        [races.halfBaskets === 0, `${races.halfBaskets} half baskets`],
        [races.deadlocks === 0, `${races.deadlocks} deadlocks`],
        [races.double === 0, `${races.double} hours are booked twice`],
      ]
    : [];
  const inDrills = drills.flatMap(({ name, lost, double, wrong }): [boolean, string][] => [
    [lost === 0, `${name}: ${lost} acknowledged bookings are lost`],
    [double === 0, `${name}: ${double} bookings are double`],
    [wrong.length === 0, `${name}: wrong answers: ${[...new Set(wrong)].join(', ')}`],
  ]);
  return [...inRaces, ...inDrills].filter(([holds]) => !holds).map(([, otherwise]) => `${where}: ${otherwise}`);
}

import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { percentile, toHundredths } from '../percentiles.ts';
import { HAS_CROWD } from '../size.ts';
import { tableText } from '../table.ts';
import type { Sample } from './openLoop.ts';
import type { OverloadRun } from './overload.ts';
import { type Kind, KINDS } from './requests.ts';

/** What happened on one database. */
export interface LoadRun {
  readonly kind: DatabaseKind;
  readonly perSecond: number;
  readonly seconds: number;
  readonly samples: readonly Sample<Kind>[];
  /** Processors that the server kept busy; 0 where the system does not tell. */
  readonly cpuShare: number;
  readonly overload: OverloadRun;
}

const AIM_MS: Readonly<Record<DatabaseKind, number>> = { postgres: 150, embedded: 400 };
const RECOVERY_MS = 5_000;
const NAMES: Readonly<Record<Kind, string>> = {
  day: 'a day of an arena',
  search: 'all arenas, for the search',
  arena: 'an arena',
  mine: 'my reservations',
  book: 'booking an hour, paid at the arena',
  cancel: 'cancelling it',
};

/** @param runs on PostgreSQL, when one answered, and on the embedded database */
export function reportLoad(runs: readonly LoadRun[]): Outcome {
  const figuresOn = (kind: DatabaseKind) => runs.filter((run) => run.kind === kind).map(figuresOf)[0] ?? null;
  return {
    figures: { pglite: figuresOn('embedded'), postgres: figuresOn('postgres') },
    text: [
      ...runs.flatMap((run) => [steadyText(run), overloadText(run)]),
      'A wait counts from the instant that a request was due, whether or not those before it were answered.',
      `Aim: p99 ${AIM_MS.postgres} ms on PostgreSQL, ${AIM_MS.embedded} ms embedded, no errors.`,
    ].join('\n\n'),
    broken: runs.flatMap(brokenIn),
  };
}

function figuresOf({ perSecond, seconds, samples, overload }: LoadRun) {
  return {
    per_second: perSecond,
    seconds,
    requests: samples.length,
    errors: samples.filter(isError).length,
    p50_ms: at(samples, 0.5),
    p99_ms: at(samples, 0.99),
    max_ms: at(samples, 1),
    late_p99_ms: lateOf(samples),
    overload: {
      served: overload.served,
      turned_away: overload.turnedAway,
      wrong: overload.wrong,
      health_max_ms: toHundredths(Math.max(...overload.healthMs)),
      recovered_ms: Math.round(overload.recoveredMs),
    },
  };
}

function steadyText({ kind, perSecond, seconds, samples, cpuShare }: LoadRun): string {
  const row = (name: string, some: readonly Sample<Kind>[]) => [
    name,
    some.length,
    some.filter(isError).length,
    ...[0.5, 0.95, 0.99, 1].map((share) => at(some, share)),
  ];
  const head = [`${kind}: ${perSecond}/s, ${seconds} s`, 'requests', 'errors', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'];
  const rows = KINDS.map((one) =>
    row(
      NAMES[one],
      samples.filter((sample) => sample.kind === one),
    ),
  );
  return [
    tableText(head, [...rows, row('all', samples)]),
    `The server kept ${cpuShare.toFixed(2)} processors busy; 99 of 100 were sent at most ${lateOf(samples)} ms late.`,
  ].join('\n');
}

function overloadText({ kind, overload }: LoadRun): string {
  const { clients, seconds, served, turnedAway, wrong, healthMs, recoveredMs } = overload;
  return tableText(
    [`${kind}: ${clients} clients at once for ${seconds} s`, ''],
    [
      ['200', served],
      ['503 with Retry-After', turnedAway],
      ['anything else', wrong],
      [
        '/health meanwhile, p50 / max ms',
        `${Math.round(percentile(healthMs, 0.5))} / ${Math.round(percentile(healthMs, 1))}`,
      ],
      ['recovered after ms (aim 5000)', Math.round(recoveredMs)],
    ],
  );
}

function brokenIn({ kind, samples, overload }: LoadRun): string[] {
  const errors = samples.filter(isError);
  const statuses = [...new Set(errors.map(({ status }) => status))].toSorted((a, b) => a - b).join(', ');
  const promises: readonly (readonly [holds: boolean, otherwise: string])[] = [
    [errors.length === 0, `${errors.length} requests were answered ${statuses}`],
    [!HAS_CROWD || overload.turnedAway > 0, 'nobody was turned away: this was no overload'],
    [overload.wrong === 0, `${overload.wrong} answers in the overload were neither 200 nor 503 with Retry-After`],
    [overload.healthMs.every(Number.isFinite), '/health did not answer in the overload'],
    [overload.recoveredMs < RECOVERY_MS, `recovered only after ${Math.round(overload.recoveredMs)} ms`],
  ];
  return promises.filter(([holds]) => !holds).map(([, otherwise]) => `${kind}: ${otherwise}`);
}

/** Every hour is offered once, so nobody is refused either. */
function isError({ kind, status }: Sample<Kind>): boolean {
  return status !== (kind === 'book' ? 201 : 200);
}

function at(samples: readonly Sample<Kind>[], share: number): number {
  return toHundredths(
    percentile(
      samples.map(({ ms }) => ms),
      share,
    ),
  );
}

function lateOf(samples: readonly Sample<Kind>[]): number {
  return toHundredths(
    percentile(
      samples.map(({ lateMs }) => lateMs),
      0.99,
    ),
  );
}

import type { AuditCost } from './auditCost.ts';
import { percentile, toHundredths } from '../percentiles.ts';
import type { Outcome } from '../outcome.ts';
import { HAS_CROWD } from '../size.ts';
import { tableText } from '../table.ts';
import type { DatabaseKind } from '../databases.ts';

/** Replies of clients that wanted the same hour at the same time. */
export interface Rush {
  readonly statuses: readonly number[];
  /** Of each client, from the common start. */
  readonly waits: readonly number[];
}

/** What happened on one database. */
export interface RaceRun {
  readonly kind: DatabaseKind;
  /** The same rush for one hour after another: a busy machine makes one slow, hardly all of them. */
  readonly rushes: readonly [Rush, ...Rush[]];
  readonly rounds: number;
  readonly clientsPerRound: number;
  /** Replies in the rounds that were neither 201 nor 409. */
  readonly roundErrors: number;
  /** Rounds that did not end with exactly one 201. */
  readonly undecidedRounds: number;
  /** Of so many refusals' statements alone, one after the other. */
  readonly bareMs: number;
  /** Hours that more than one live reservation has, counted in the tables. */
  readonly doubleBooked: number;
  /** What the entry of the audit costs; `null` where that was not measured. */
  readonly audit: AuditCost | null;
  /** Winners of the same rush without the key of the claims; `null` where that was not tried. */
  readonly controlCreated: number | null;
}

/** The figures of the first run, of its rush with the middle p99; the promises of all. */
export function reportRace(runs: readonly [RaceRun, ...RaceRun[]]): Outcome {
  const [main] = runs;
  return {
    figures: figuresOf(main),
    text: [
      tableText(
        ['', ...runs.map(({ kind }) => kind)],
        ROWS.map(([name, cell]) => [name, ...runs.map(cell)]),
      ),
      'The statements alone are those of as many refusals, one after the other on one connection without a server.',
      'One hour of one court, wanted by all clients at once over HTTP; 201 has it, 409 is told who was first.',
      'With and without the entry of the audit: two servers on one database in turn, 8 hours by 8 clients at once, the middle of all rounds; the ratio is that of the middle pair.',
      'The control takes the key of slot_claim out: more than one winner shows that this race can be lost.',
    ].join('\n\n'),
    broken: runs.flatMap(brokenIn),
  };
}

function figuresOf(run: RaceRun) {
  const { rounds, bareMs, doubleBooked, controlCreated, audit } = run;
  const rush = middle(run);
  return {
    clients: rush.statuses.length,
    created: countOf(rush, 201),
    conflicts: countOf(rush, 409),
    errors: errorsOf(rush),
    p99_ms: p99Of(rush),
    control_created: controlCreated,
    rounds,
    double_booked: doubleBooked,
    control_ms: toHundredths(bareMs),
    with_audit_ms: audit && toHundredths(audit.withMs),
    without_audit_ms: audit && toHundredths(audit.withoutMs),
    audit_ratio: audit && toThousandths(audit.ratio),
  };
}

const ROWS: readonly (readonly [name: string, cell: (run: RaceRun) => string | number])[] = [
  ['clients', (run) => middle(run).statuses.length],
  ['201', (run) => countOf(middle(run), 201)],
  ['409', (run) => countOf(middle(run), 409)],
  ['anything else', (run) => errorsOf(middle(run))],
  ['p50 ms', (run) => toHundredths(percentile(middle(run).waits, 0.5))],
  ['p99 ms (aim 1500)', (run) => p99Of(middle(run))],
  ['p99 ms of each rush', ({ rushes }) => rushes.map((rush) => Math.round(p99Of(rush))).join(' ')],
  ['ms of the statements alone', ({ bareMs }) => toHundredths(bareMs)],
  ['p99 in times of that (aim 1.5)', (run) => toHundredths(p99Of(middle(run)) / run.bareMs)],
  ['201 in the control', ({ controlCreated }) => controlCreated ?? '–'],
  ['rounds', ({ rounds, clientsPerRound }) => `${rounds} of ${clientsPerRound}`],
  ['double bookings', ({ doubleBooked }) => doubleBooked],
  ['8 bookings, ms', ({ audit }) => (audit ? toHundredths(audit.withMs) : '–')],
  ['… without the audit, ms', ({ audit }) => (audit ? toHundredths(audit.withoutMs) : '–')],
  ['… times as long with it (aim 1.05)', ({ audit }) => (audit ? toThousandths(audit.ratio) : '–')],
];

function toThousandths(ratio: number): number {
  return Math.round(ratio * 1000) / 1000;
}

function brokenIn(run: RaceRun): string[] {
  const { kind, rushes, roundErrors, undecidedRounds, doubleBooked, controlCreated, audit } = run;
  const inRushes = rushes.flatMap((rush): [boolean, string][] => [
    [countOf(rush, 201) === 1, `${countOf(rush, 201)} of ${rush.statuses.length} clients have the same hour`],
    [errorsOf(rush) === 0, `${errorsOf(rush)} replies were neither 201 nor 409`],
  ]);
  const promises: readonly (readonly [holds: boolean, otherwise: string])[] = [
    ...inRushes,
    [roundErrors === 0, `${roundErrors} replies in the rounds were neither 201 nor 409`],
    [undecidedRounds === 0, `${undecidedRounds} rounds did not end with one winner`],
    [doubleBooked === 0, `${doubleBooked} hours are booked twice`],
    [
      audit === null || audit.entries === audit.expected,
      `the rounds left ${audit?.entries} entries of the audit, not ${audit?.expected}`,
    ],
    [
      !HAS_CROWD || controlCreated === null || controlCreated > 1,
      'the control has one winner: this race could not be lost',
    ],
  ];
  return promises.filter(([holds]) => !holds).map(([, otherwise]) => `${kind}: ${otherwise}`);
}

function middle({ rushes }: RaceRun): Rush {
  const sorted = rushes.toSorted((a, b) => p99Of(a) - p99Of(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? rushes[0];
}

export function countOf({ statuses }: Rush, status: number): number {
  return statuses.filter((one) => one === status).length;
}

export function errorsOf({ statuses }: Rush): number {
  return statuses.filter((status) => status !== 201 && status !== 409).length;
}

function p99Of({ waits }: Rush): number {
  return toHundredths(percentile(waits, 0.99));
}

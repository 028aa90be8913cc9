import type { Outcome } from '../outcome.ts';
import { percentile, toHundredths } from '../percentiles.ts';
import type { Size } from '../size.ts';
import { tableText } from '../table.ts';

/** One kind of request. */
export interface Series {
  readonly name: string;
  /** Of each request over HTTP, one after the other. */
  readonly ms: readonly number[];
  /** Of the statements of each, alone. */
  readonly controlMs: readonly number[];
  readonly statements: number;
  /** Of the largest reply, gzipped. */
  readonly bytes: number;
}

/** A kind of request that was not measured to the end. */
export interface Failed {
  readonly name: string;
  readonly reason: string;
}

export interface ScaleRun {
  /** The database, which is kept. */
  readonly name: string;
  readonly size: Size;
  readonly series: readonly Series[];
  readonly failed: readonly Failed[];
  /** Endpoints that should have been measured. */
  readonly missing: readonly string[];
}

const PROMISE = { p95Ms: 50, timesControl: 2.5 };

/** @returns a promise is broken when a p95 is above 50 ms and above 2.5 times its control's */
export function reportScale({ name, size, series, failed, missing }: ScaleRun): Outcome {
  const rows = series.map((one) => ({ ...one, ...figuresOf(one) }));
  const slow = rows.filter(
    ({ p95_ms: p95, control_p95_ms: control }) =>
      size !== 'smoke' && p95 > PROMISE.p95Ms && p95 > PROMISE.timesControl * control,
  );
  return {
    figures: Object.fromEntries(series.map((one) => [one.name, figuresOf(one)])),
    text: [
      tableText(
        ['GET', 'p50 ms', 'p95 ms', 'SQL p95 ms', '× SQL', 'statements', 'bytes gz'],
        rows.map(({ name, p50_ms, p95_ms, control_p95_ms, statements, bytes }) => [
          name,
          p50_ms,
          p95_ms,
          control_p95_ms,
          (p95_ms / control_p95_ms).toFixed(1),
          statements,
          bytes,
        ]),
      ),
      `One at a time; SQL: the same statements for the same data just before each, one after the other on one connection. Promise: p95 ≤ ${PROMISE.p95Ms} ms or ≤ ${PROMISE.timesControl} × SQL.`,
      KEPT[size](name),
    ].join('\n\n'),
    broken: [
      ...missing.map((endpoint) => `${endpoint}: a GET of the contract that is not measured`),
      ...failed.map((one) => `${one.name} was not measured: ${one.reason}`),
      ...slow.map(({ name, p95_ms: p95, control_p95_ms: control }) => `${name}: p95 ${p95} ms, its SQL ${control} ms`),
    ],
  };
}

const KEPT: Readonly<Record<Size, (name: string) => string>> = {
  whole: (name) => `The database ${name} is kept for the next run.`,
  quick: (name) => `The database ${name} is kept for the next run; a tenth of the data.`,
  smoke: () => 'A handful of data: that every step works, and no more.',
};

function figuresOf({ ms, controlMs }: Series) {
  return {
    p50_ms: toHundredths(percentile(ms, 0.5)),
    p95_ms: toHundredths(percentile(ms, 0.95)),
    control_p95_ms: toHundredths(percentile(controlMs, 0.95)),
  };
}

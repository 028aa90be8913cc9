import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** Reservations that one run of the job gives records to, in five transactions. */
export const ROWS = 2_500;

export interface RecordsRun {
  readonly kind: DatabaseKind;
  readonly reservations: number;
  /** Milliseconds of each run of the job, and of writing as many rows of the same table. */
  readonly runs: readonly number[];
  readonly control: readonly number[];
  /** Guests without a record at the end; records that were made. */
  readonly left: number;
  readonly records: number;
}

export function reportRecords(run: RecordsRun): Outcome {
  const { kind, reservations, runs, control, left, records } = run;
  const total = runs.reduce((sum, ms) => sum + ms, 0);
  const figures = {
    reservations,
    records,
    total_s: toHundredths(total / 1_000),
    run_p50_ms: toHundredths(median(runs)),
    run_p95_ms: toHundredths(percentile(runs, 0.95)),
    run_most_ms: toHundredths(percentile(runs, 1)),
    control_p50_ms: toHundredths(median(control)),
  };
  return {
    figures,
    text: [
      tableText(
        [`${reservations.toLocaleString('en')} reservations of guests`, kind],
        [
          ['all of them, seconds', figures.total_s],
          [`a run of ${ROWS}, p50 ms`, figures.run_p50_ms],
          ['… p95 ms', figures.run_p95_ms],
          ['… the longest, ms', figures.run_most_ms],
          [`${ROWS} rows of the same table written anew, p50 ms`, figures.control_p50_ms],
          ['records made', records],
        ],
      ),
      'Six guests of ten gave a phone; the others are one person a day each. A run is five transactions, after which other jobs have their turn.',
    ].join('\n\n'),
    broken: left === 0 ? [] : [`${left} guests have no record`],
  };
}

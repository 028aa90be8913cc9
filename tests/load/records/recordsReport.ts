import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** Reservations a transaction gives records to, as the job does. */
export const PART = 500;

export interface RecordsRun {
  readonly kind: DatabaseKind;
  readonly reservations: number;
  /** Milliseconds of each part, and of writing as many rows of the same table. */
  readonly parts: readonly number[];
  readonly control: readonly number[];
  /** Guests without a record at the end; records that were made. */
  readonly left: number;
  readonly records: number;
}

export function reportRecords(run: RecordsRun): Outcome {
  const { kind, reservations, parts, control, left, records } = run;
  const total = parts.reduce((sum, ms) => sum + ms, 0);
  const figures = {
    reservations,
    records,
    total_s: toHundredths(total / 1_000),
    part_p50_ms: toHundredths(median(parts)),
    part_p95_ms: toHundredths(percentile(parts, 0.95)),
    part_most_ms: toHundredths(percentile(parts, 1)),
    control_p50_ms: toHundredths(median(control)),
  };
  return {
    figures,
    text: [
      tableText(
        [`${reservations.toLocaleString('en')} reservations of guests`, kind],
        [
          ['all of them, seconds', figures.total_s],
          [`a part of ${PART}, p50 ms`, figures.part_p50_ms],
          ['… p95 ms', figures.part_p95_ms],
          ['… the longest, ms', figures.part_most_ms],
          [`${PART} rows of the same table written anew, p50 ms`, figures.control_p50_ms],
          ['records made', records],
        ],
      ),
      'Six guests of ten gave a phone; the others are one person a day each. Each part is a transaction, after which others have their turn.',
    ].join('\n\n'),
    broken: left === 0 ? [] : [`${left} guests have no record`],
  };
}

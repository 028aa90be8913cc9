import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** One kind of request, sent many times, one after the other. */
export interface Series {
  /** Of each request, over HTTP. */
  readonly ms: readonly number[];
  /** The server's processor time for all of them, in all its threads; 0 where the system does not tell. */
  readonly cpuMs: number;
}

/** What was measured on one database. */
export interface ApiRun {
  readonly kind: DatabaseKind;
  /** One hour, paid at the arena. */
  readonly book: Series;
  /** The same without an `Idempotency-Key`, which the app always sends. */
  readonly bookWithoutKey: Series;
  /** The same paid through the platform: with a charge, its PIX and the work that follows. */
  readonly bookPlatform: Series;
  readonly day: Series;
  readonly dayGzBytes: number;
  /** A route that does nothing. */
  readonly emptyRoute: Series;
  /** All statements of a booking, through the driver alone; milliseconds each. */
  readonly sql: readonly number[];
  /** How many they are. */
  readonly statements: number;
}

const AIM = { bookMs: 4, bookRatio: 2.2, dayMs: 5.4, dayGzBytes: 5_000 };

/** @param postgres `null` when no server answered */
export function reportApi(embedded: ApiRun, postgres: ApiRun | null): Outcome {
  return {
    figures: {
      limit: { sql_p50_ms: p50(embedded.sql), empty_route_p50_ms: p50(embedded.emptyRoute.ms) },
      pglite: figuresOf(embedded),
      postgres: postgres && figuresOf(postgres),
    },
    text: [
      ...[embedded, ...(postgres ? [postgres] : [])].map(textOf),
      ...(postgres
        ? []
        : ['No PostgreSQL answers at PGHOST or 127.0.0.1:5432: only the embedded database was measured.']),
      `Aim: booking ≤ ${AIM.bookMs} ms and ≤ ${AIM.bookRatio} × its bare SQL, day ≤ ${AIM.dayMs} ms and ≤ ${AIM.dayGzBytes} bytes gzipped.`,
    ].join('\n\n'),
    broken: [],
  };
}

function figuresOf({ book, day, dayGzBytes }: ApiRun) {
  return {
    book_p50_ms: p50(book.ms),
    book_p95_ms: p95(book.ms),
    day_p50_ms: p50(day.ms),
    day_p95_ms: p95(day.ms),
    day_gz_bytes: dayGzBytes,
  };
}

function textOf(run: ApiRun): string {
  const sql = median(run.sql);
  const empty = median(run.emptyRoute.ms);
  const row = (name: string, { ms, cpuMs }: Series) => [
    name,
    p50(ms),
    p95(ms),
    ratio(median(ms), sql),
    ratio(median(ms), empty),
    cpuMs > 0 ? toHundredths(cpuMs / ms.length) : '–',
  ];
  return tableText(
    [run.kind, 'p50 ms', 'p95 ms', '× bare SQL', '× empty route', 'server CPU ms'],
    [
      row('booking, paid at the arena', run.book),
      row('… without an idempotency key', run.bookWithoutKey),
      row('… paid by PIX through the platform', run.bookPlatform),
      row(`a day, 6 courts × 24 h, ${run.dayGzBytes} bytes gzipped`, run.day),
      [
        `limit: the ${run.statements} statements of a booking, bare`,
        p50(run.sql),
        p95(run.sql),
        '1',
        ratio(sql, empty),
        '–',
      ],
      row('limit: a route that does nothing', run.emptyRoute),
    ],
  );
}

function p50(ms: readonly number[]): number {
  return toHundredths(median(ms));
}

function p95(ms: readonly number[]): number {
  return toHundredths(percentile(ms, 0.95));
}

function ratio(ms: number, limit: number): string {
  return (ms / limit).toFixed(1);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Method } from '#domain/ledger/movement.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Till, TillEntry, TillEntryKind, TillSum } from '#domain/till/till.ts';
import type { Queries } from '#platform/database/database.ts';
import { present } from '#platform/http/present.ts';
import { tillOf } from '#core/ledger/tillSql.ts';

/** What a statement that is not built column by column answers for a count or a large sum. */
type BigNumber = string | number;

type SumRow = readonly [method: Method, by: string | null, name: string | null, centavos: number, entries: number];

interface EntryRow {
  readonly id: string;
  readonly at: string;
  readonly kind: TillEntryKind;
  readonly method: Method;
  readonly value: number;
  readonly by: string | null;
  readonly note: string;
  readonly reservation: string | null;
  readonly who: string | null;
  readonly day: string | null;
  /** The first day of the month of a bill, and for how many of its games. */
  readonly billOf: string | null;
  readonly games: number;
  readonly voucher: string | null;
  readonly sold: string | null;
  readonly soldTo: string | null;
  readonly ofPlayer: boolean;
}

interface TillRow extends ClosingRow, Record<string, unknown> {
  readonly id: string;
  readonly opened_at: Date;
  readonly opened_by: string;
  readonly float_centavos: number;
  readonly sums: SumRow[] | null;
  readonly supplied: BigNumber;
  readonly withdrawn: BigNumber;
  readonly entries: EntryRow[] | null;
  readonly entry_count: BigNumber;
  readonly cash_entries: BigNumber;
}

interface ClosingRow {
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly counted_centavos: number | null;
  readonly expected_centavos: BigNumber | null;
  readonly note: string;
}

/** Reads one till of an arena. */
export async function findTill(queries: Queries, arenaId: string, which: SQL): Promise<Till | undefined> {
  const { rows } = await queries.execute<TillRow>(tillOf(arenaId, which));
  return rows[0] && shown(rows[0]);
}

export function findTillById(queries: Queries, arenaId: string, id: string): Promise<Till | undefined> {
  return findTill(queries, arenaId, sql`t.id = ${id}`);
}

function shown(row: TillRow): Till {
  return {
    id: row.id,
    openedAt: new Date(row.opened_at),
    openedBy: row.opened_by,
    float: row.float_centavos,
    sums: (row.sums ?? []).map(sumOf),
    supplied: Number(row.supplied),
    withdrawn: Number(row.withdrawn),
    entries: (row.entries ?? []).map(entryOf),
    entryCount: Number(row.entry_count),
    cashEntries: Number(row.cash_entries),
    ...present({ closing: closingOf(row) }),
  };
}

function closingOf({ closed_at: at, closed_by: by, counted_centavos: counted, expected_centavos, note }: ClosingRow) {
  if (at === null || by === null || counted === null || expected_centavos === null) return null;
  return { at: new Date(at), by, counted, expected: Number(expected_centavos), note };
}

function sumOf([method, id, name, value, entries]: SumRow): TillSum {
  return { method, ...(id !== null && name !== null && { by: { id, name } }), value, entries };
}

function entryOf({
  reservation,
  who,
  day,
  billOf,
  games,
  at,
  by,
  voucher: code,
  sold,
  soldTo,
  ofPlayer,
  ...entry
}: EntryRow): TillEntry {
  return {
    ...entry,
    at: new Date(at),
    ...present({ by }),
    ...(reservation !== null &&
      who !== null &&
      day !== null && { reservation: { id: reservation, who, date: fromIsoDay(day) } }),
    ...(billOf !== null && { bill: { month: fromIsoDay(billOf), games } }),
    ...(code !== null && who !== null && { voucher: { code, who } }),
    ...(sold !== null && { sale: { what: sold, ...present({ who: soldTo }) } }),
    ...(ofPlayer && who !== null && { player: who }),
  };
}

import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Debt, Debtor } from '#domain/debts/debt.ts';
import { fromIsoMonth } from '#domain/values/days/month.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { present } from '#platform/http/present.ts';
import { courtsOf, type HourRow } from '#core/hours/courtHours.ts';
import { DEBTS, DEBTS_OF_PLAYER, DEBTS_OF_RECORD } from './debtSql.ts';

type DebtRow = readonly [
  id: string,
  day: string,
  centavos: number,
  isNoShow: boolean,
  hours: HourRow[],
  month: string | null,
  product: string | null,
  quantity: number,
  reservation: string | null,
  customer: string | null,
];

type DebtorRow = readonly [
  playerId: string | null,
  name: string,
  avatar: string | null,
  phone: string | null,
  guest: string | null,
  record: string | null,
  centavos: number,
  reservations: number,
  bills: number,
  noShows: number,
  since: string,
  debts: DebtRow[],
  credit: number | null,
  sales: number,
];

interface PageRow {
  readonly name: string;
  readonly owed: number;
  readonly people: number;
  readonly debtors: DebtorRow[] | null;
}

/** Who owes the caller's arena, a page at a time, in one round trip. */
export function readDebts({ pool, clock }: Database): Read<'debts'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const values = [arenaIdOf(viewer), clock.aheadMs(), PAGE_SIZE, (page - 1) * PAGE_SIZE];
    const { rows } = await pool.query<PageRow>({ name: 'debts_page', text: DEBTS, values });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const { name, owed, people, debtors } = row;
    return {
      data: { arena: { name }, owed, people, debtors: (debtors ?? []).map(debtorOf) },
      pages: pagesOf(people),
    };
  };
}

const OF_ONE = {
  player: { name: 'debtor', text: DEBTS_OF_PLAYER },
  record: { name: 'debtor_of_record', text: DEBTS_OF_RECORD },
};

/** What a player owes the arena, or who has a record there; undefined when it is nothing. */
export async function readDebtor({ pool, clock }: Database, arenaId: string, of: keyof typeof OF_ONE, id: string) {
  const values = [arenaId, clock.aheadMs(), 1, 0, id];
  const { rows } = await pool.query<PageRow>({ ...OF_ONE[of], values });
  const [debtor] = rows[0]?.debtors ?? [];
  return debtor && debtorOf(debtor);
}

function debtorOf([
  id,
  name,
  avatar,
  phone,
  guest,
  record,
  owed,
  reservations,
  bills,
  noShows,
  since,
  debts,
  credit,
  sales,
]: DebtorRow): Debtor {
  return {
    ...(id !== null && { player: { id, name, ...present({ avatarCDN: avatar, phone }) } }),
    ...present({ guestPlayerName: guest, guestPhone: id === null ? phone : null, customer: record }),
    owed,
    reservations,
    bills,
    noShows,
    since: fromIsoDay(since),
    debts: debts.map(debtOf),
    ...present({ creditOwed: credit }),
    ...(sales > 0 && { sales }),
  };
}

function debtOf(row: DebtRow): Debt {
  const [id, day, left, isNoShow, hours, month, product, quantity, reservation, customer] = row;
  const debt = { id, date: fromIsoDay(day), courts: courtsOf(hours), left, isNoShow };
  if (product !== null) return { ...debt, sale: { name: product, quantity, ...present({ reservation, customer }) } };
  return month === null ? debt : { ...debt, billOf: fromIsoMonth(month) };
}

import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { readBooked } from '../agenda/readBooked.ts';
import { readDebtor } from '../debts/readDebts.ts';
import { arenaIdOf, ownedArena } from '#core/arenas/ownedArena.ts';
import { type CustomerRow, customersOf } from './customerRows.ts';
import { isCustomer } from '#core/customers/whom.ts';
import { isOfManagement } from '#core/arenas/isOfManagement.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { readAccount, readJoined } from '#core/customers/readJoined.ts';
import { listed as listedSql, RECORD, TAGS } from './customerSql.ts';

const PAGES = {
  all: listedSql('all'),
  owing: listedSql('owing'),
  credit: listedSql('credit'),
  weekly: listedSql('weekly'),
  away: listedSql('away'),
};

/** A page of the arena's customers, by name; all of them, or those of a filter. */
export function readCustomerPage(database: Database): Read<'customers'> {
  return async ({ viewer, query: { filter, tag = null, page = 1 } }) => {
    const shown = filter ?? 'all';
    const arenaId = arenaIdOf(viewer);
    const values = [arenaId, database.clock.aheadMs(), PAGE_SIZE, (page - 1) * PAGE_SIZE, tag];
    const name = `customers_${shown}`;
    const [{ rows }, tagged] = await Promise.all([
      database.pool.query<CustomerRow & { total: number }>({ name, text: PAGES[shown], values }),
      database.pool.query<{ tag: string }>({ name: 'customer_tags', text: TAGS, values: [arenaId] }),
    ]);
    const listed = await customersOf(database, arenaId, rows);
    const total = rows[0]?.total ?? 0;
    return { data: { customers: listed, total, tags: tagged.rows.map((row) => row.tag) }, pages: pagesOf(total) };
  };
}

interface RecordRow extends CustomerRow {
  readonly note: string;
  readonly version: number;
  readonly since: string;
  readonly no_shows: number;
  readonly spent: string;
  readonly email: string | null;
  readonly city: string | null;
  readonly cpf: string | null;
}

/** What the caller's arena knows of somebody by its own record; of players with an account `arenaPlayer` does. A record that was joined to another is that one. */
export function readCustomerRecord(database: Database): Read<'customerRecord'> {
  return async ({ viewer, params: { id } }) => {
    const arena = await ownedArena(database.orm, viewer);
    const root = await rootOf(database, arena.id, id);
    const values = [arena.id, database.clock.aheadMs(), root];
    const [{ rows }, debtor, joined, account] = await Promise.all([
      database.pool.query<RecordRow>({ name: 'customer_record', text: RECORD, values }),
      readDebtor(database, arena.id, 'record', root),
      readJoined(database.orm, arena, { record: root }),
      readAccount(database.orm, arena.id, root),
    ]);
    const [row] = rows;
    const [customer] = await customersOf(database, arena.id, rows);
    if (!row || !customer) return refuse('customer_not_found');
    const { note, version, since, no_shows: noShows, spent, email, city, cpf } = row;
    return {
      data: {
        customer,
        arena: { name: arena.name },
        since: fromIsoDay(since),
        note,
        ...present({ email, city }),
        ...(isOfManagement(viewer) && { cpf }),
        version,
        ...(debtor && { debtor }),
        spent: Number(spent),
        noShows,
        joined,
        ...account,
      },
    };
  };
}

async function rootOf({ orm }: Database, arenaId: string, id: string): Promise<string> {
  const [found] = await orm.select({ root: customers.rootId }).from(customers).where(isCustomer(arenaId, id));
  return found?.root ?? refuse('customer_not_found');
}

/** Their reservations there, in pages. */
export function readCustomerReservations(database: Database): Read<'customerReservations'> {
  return async ({ viewer, params: { id }, query: { page = 1 } }) => {
    const arena = arenaIdOf(viewer);
    return readBooked(database, 'booked_by_record', { arena, about: await rootOf(database, arena, id), page });
  };
}

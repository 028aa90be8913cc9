import { sql } from 'drizzle-orm';
import type { CustomerColumnChoice } from '#domain/imports/customerColumns.ts';
import type { KnownRecord } from '#domain/imports/customerHolders.ts';
import { type CustomerRow, type CustomersState, type KnownAccount, soughtBy } from '#domain/imports/customerPlan.ts';
import type { CustomerDetails } from '#domain/imports/customerRow.ts';
import type { Queries } from '#platform/database/database.ts';
import { REGULARS } from '../../agenda/bookedSql.ts';
import { eachInTurns } from '../eachInTurns.ts';

interface Asked {
  readonly arenaId: string;
  readonly rows: readonly CustomerRow[];
  readonly columns: CustomerColumnChoice;
  readonly now: Date;
}

/** Reads what the arena has of the rows' phones, and of the names of those without one. */
export async function readCustomersState(queries: Queries, asked: Asked): Promise<CustomersState> {
  const { arenaId, rows, columns, now } = asked;
  const thisYear = now.getUTCFullYear();
  const sought = await eachInTurns(rows, (row) => soughtBy(row, columns, thisYear));
  const phones = [...new Set(sought.flatMap((by) => (by && 'phone' in by ? [by.phone] : [])))];
  const names = [...new Set(sought.flatMap((by) => (by && 'name' in by ? [by.name] : [])))];
  return {
    thisYear,
    records: await readRecords(queries, arenaId, phones, names),
    accounts: await readAccounts(queries, arenaId, phones, names),
  };
}

interface RecordRow extends Record<string, unknown> {
  readonly name: string;
  readonly phone: string | null;
  readonly own: CustomerDetails;
  readonly root: { readonly id: string } & CustomerDetails;
}

const DETAILS = (record: string): string =>
  ['cpf', 'email', 'birthday', 'city', 'tags', 'note'].map((name) => `'${name}', ${record}.${name}`).join(', ');

/** The one that was made last first, as for a booking. What was erased says nothing of anybody, and is filled no more. */
async function readRecords(
  queries: Queries,
  arenaId: string,
  phones: readonly string[],
  names: readonly string[],
): Promise<KnownRecord[]> {
  const { rows } = await queries.execute<RecordRow>(sql`
    select c.name, c.phone, json_build_object(${sql.raw(DETAILS('c'))}) as own,
      json_build_object('id', root.id, ${sql.raw(DETAILS('root'))}) as root
    from customer c join customer root on root.arena_id = c.arena_id and root.id = c.root_id
    where c.arena_id = ${arenaId}::uuid and c.erased_at is null and root.erased_at is null and (
      c.phone = any(${sql.param([...phones])}::text[])
      or c.phone is null and c.found_as = any(${sql.param([...names])}::text[]))
    order by c.made_at desc, c.id desc`);
  return rows;
}

/** The phone of who booked here by themselves alone: the desk does not see the others. */
async function readAccounts(
  queries: Queries,
  arenaId: string,
  phones: readonly string[],
  names: readonly string[],
): Promise<KnownAccount[]> {
  const { rows } = await queries.execute<{ name: string; phone: string | null }>(sql`
    with own as materialized (select id from arena where id = ${arenaId}::uuid), ${sql.raw(REGULARS)},
    known as materialized (
      select p.name, p.found_as, case when exists (
        select from reservation b where b.player_id = p.id and b.arena_id = ${arenaId}::uuid and b.made_by = 'player') then p.phone end as phone
      from regular join person p on p.id = regular.id
      where p.status = 'active' and (
        p.phone = any(${sql.param([...phones])}::text[]) or p.found_as = any(${sql.param([...names])}::text[])))
    select name, phone from known`);
  return rows.map(({ name, phone }) => ({ name, phone }));
}

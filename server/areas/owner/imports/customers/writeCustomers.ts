import { sql } from 'drizzle-orm';
import type { Detail, Holder } from '#domain/imports/customerHolders.ts';
import { folded } from '#platform/database/folded.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** A record that an import made or filled. */
export interface Touched {
  readonly id: string;
  readonly isNew: boolean;
  readonly filled: readonly Detail[];
  /** After it. */
  readonly version: number;
}

interface Written {
  readonly touched: readonly Touched[];
  /** Whose record somebody else wrote at the same moment. */
  readonly lost: readonly Holder[];
}

/** The id of a record with a phone follows from it and the first name, as in `recordGuests`: two who write one person down at once make one. */
const MADE_ID = sql.raw(
  `md5(said.arena_id || ' phone ' || said.phone || ' ' || split_part(btrim(${folded('said.name')}), ' ', 1))::uuid`,
);

/** Makes the records of those whom the arena does not know, in the order of their ids. */
export async function makeRecords(tx: Transaction, arenaId: string, holders: readonly Holder[]): Promise<Written> {
  if (holders.length === 0) return { touched: [], lost: [] };
  const rows = holders.map(({ name, phone, root: { details } }, at) => ({ at, name, phone, ...details }));
  const { rows: made } = await tx.execute<{ at: number; id: string }>(sql`
    with said as materialized (
      select ${arenaId}::uuid as arena_id, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(at int, name text, phone text, cpf text, email text, birthday text, city text, tags text[], note text)),
    named as materialized (
      select said.*, case when said.phone is null or exists (
          select from customer c where c.arena_id = said.arena_id and c.id = ${MADE_ID}) then gen_random_uuid() else ${MADE_ID} end as id
      from said),
    made as (
      insert into customer (arena_id, id, name, phone, cpf, email, birthday, city, tags, note, made_at, root_id)
      select arena_id, id, name, phone, cpf, email, birthday, city, tags, note, ${tx.now.toISOString()}::timestamptz, id
      from named order by id on conflict do nothing returning id)
    select named.at, made.id from made join named on named.id = made.id`);
  const ids = new Map(made.map(({ at, id }) => [at, id]));
  return {
    touched: made.map(({ id }) => ({ id, isNew: true, filled: [], version: 1 })),
    lost: holders.filter((_, at) => !ids.has(at)),
  };
}

const FILLED = { cpf: 'is null', email: 'is null', birthday: 'is null', city: 'is null', tags: `= '{}'`, note: `= ''` };
const columns = Object.entries(FILLED);
const SETS = columns
  .map(([name]) => `${name} = case when '${name}' = any(f.filled) then f.${name} else c.${name} end`)
  .join(', ');
const STILL_EMPTY = columns
  .map(([name, nothing]) => `('${name}' <> all(f.filled) or c.${name} ${nothing})`)
  .join(' and ');

/**
 * Fills what records do not have, under their locks, in the order of their ids. One that somebody filled or erased since it was read is lost to
 * this import.
 */
export async function fillRecords(tx: Transaction, arenaId: string, holders: readonly Holder[]): Promise<Written> {
  const roots = new Map(holders.map(({ root }) => [root.id ?? '', root]));
  if (roots.size === 0) return { touched: [], lost: [] };
  const rows = [...roots].map(([id, { details, filled }]) => ({ id, filled: [...filled], ...details }));
  await tx.execute(sql`
    select from customer c where c.arena_id = ${arenaId}::uuid and c.id = any(${sql.param([...roots.keys()])}::uuid[])
    order by c.id for update`);
  const { rows: done } = await tx.execute<{ id: string; version: number }>(sql`
    update customer c set ${sql.raw(SETS)}, version = c.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f(id uuid, filled text[], cpf text, email text, birthday text, city text, tags text[], note text)
    where c.arena_id = ${arenaId}::uuid and c.id = f.id and c.root_id = c.id and c.erased_at is null and ${sql.raw(STILL_EMPTY)}
    returning c.id, c.version`);
  const touched = done.map(({ id, version }) => ({
    id,
    isNew: false,
    filled: [...(roots.get(id)?.filled ?? [])],
    version,
  }));
  const ids = new Set(done.map(({ id }) => id));
  return { touched, lost: holders.filter(({ root }) => !ids.has(root.id ?? '')) };
}

/** Keeps for the undo what an import did to which records. Returns how many it had not touched before. */
export async function writeTouched(
  tx: Transaction,
  arenaId: string,
  importId: string,
  touched: readonly Touched[],
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into imported_customer (arena_id, import_id, customer_id, is_new, filled, version)
    select ${arenaId}::uuid, ${importId}::uuid, t.id, t."isNew", t.filled, t.version from ${rowsOf(touched)}
    on conflict do nothing returning customer_id as id`);
  const first = new Set(rows.map(({ id }) => id));
  const again = touched.filter(({ id }) => !first.has(id));
  if (again.length > 0)
    await tx.execute(sql`
      update imported_customer i set filled = i.filled || t.filled, version = t.version from ${rowsOf(again)}
      where i.arena_id = ${arenaId}::uuid and i.import_id = ${importId}::uuid and i.customer_id = t.id`);
  return first.size;
}

function rowsOf(touched: readonly Touched[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t(id uuid, "isNew" boolean, filled text[], version int)`;
}

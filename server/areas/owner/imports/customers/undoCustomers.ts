import { sql } from 'drizzle-orm';
import { arenaTopic } from '#domain/changes/topic.ts';
import type { KeptCustomer, KeptCustomerReason } from '#domain/imports/report.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import type { Queries } from '#platform/database/database.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { AT_ONCE, type UndoingImport, type UndonePart } from '../undoing.ts';

const has = (table: string, column: string): string =>
  `exists (select from ${table} b where b.arena_id = c.arena_id and b.${column} = c.id)`;

/**
 * SQL: what somebody did with a record `c` since the import `i` made or filled it, as a `KeptCustomerReason`; null when nobody did
 * anything. What was filled can be emptied whoever booked; a record that was made goes only while nothing refers to it.
 */
const WHY_KEPT = sql.raw(`case
  when c.erased_at is not null then 'erased'
  when i.is_new and (c.root_id <> c.id or c.player_id is not null
    or exists (select from customer m where m.arena_id = c.arena_id and m.root_id = c.id and m.id <> c.id)) then 'joined'
  when i.is_new and (${has('reservation', 'customer_id')} or ${has('series', 'customer_id')}
    or ${has('reservation_giving', 'customer_before')}) then 'booked'
  when i.is_new and ${has('sale', 'customer_id')} then 'sold'
  when c.version <> i.version then 'changed' end`);

const ROWS = sql.raw(`imported_customer i join customer c on c.arena_id = i.arena_id and c.id = i.customer_id`);

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly isNew: boolean;
}

/** Takes a part of an import's records back: those that it made go, and of those that it filled what it had filled. */
export async function undoCustomerPart(
  tx: Transaction,
  { arena: { id: arenaId }, importId }: UndoingImport,
): Promise<UndonePart> {
  const { rows: locked } = await tx.execute<Row>(sql`
    select c.id from ${ROWS} where i.arena_id = ${arenaId}::uuid and i.import_id = ${importId}::uuid and ${WHY_KEPT} is null
    order by c.id limit ${AT_ONCE} for update of c`);
  // What was booked for one of them while this waited for its lock is found by a second look.
  const { rows } = await tx.execute<Row>(sql`
    select c.id, i.is_new as "isNew" from ${ROWS}
    where i.arena_id = ${arenaId}::uuid and i.import_id = ${importId}::uuid and ${WHY_KEPT} is null
      and c.id = any(${idsOf(locked)})`);
  if (rows.length > 0) {
    await empty(
      tx,
      arenaId,
      importId,
      rows.filter(({ isNew }) => !isNew),
    );
    await tx.execute(sql`
      delete from imported_customer i
      where i.arena_id = ${arenaId}::uuid and i.import_id = ${importId}::uuid and i.customer_id = any(${idsOf(rows)})`);
    const made = rows.filter(({ isNew }) => isNew);
    await tx.execute(sql`delete from customer c where c.arena_id = ${arenaId}::uuid and c.id = any(${idsOf(made)})`);
    noteChange(tx, arenaTopic(arenaId));
  }
  return { subjects: rows.map(({ id }) => id), isMore: locked.length === AT_ONCE };
}

function idsOf(rows: readonly Row[]) {
  return sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
}

const EMPTIED = sql.raw(
  Object.entries({ cpf: 'null', email: 'null', birthday: 'null', city: 'null', tags: `'{}'`, note: `''` })
    .map(([name, nothing]) => `${name} = case when '${name}' = any(i.filled) then ${nothing} else c.${name} end`)
    .join(', '),
);

async function empty(tx: Transaction, arenaId: string, importId: string, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    update customer c set ${EMPTIED}, version = c.version + 1 from imported_customer i
    where c.arena_id = ${arenaId}::uuid and c.id = any(${idsOf(rows)})
      and i.arena_id = c.arena_id and i.import_id = ${importId}::uuid and i.customer_id = c.id`);
}

/** What stays of an import of customers, and why. */
export async function readKeptCustomers(queries: Queries, arenaId: string, importId: string): Promise<KeptCustomer[]> {
  const { rows } = await queries.execute<{ id: string; name: string; why: KeptCustomerReason | null }>(sql`
    select c.id, c.name, ${WHY_KEPT} as why from ${ROWS}
    where i.arena_id = ${arenaId}::uuid and i.import_id = ${importId}::uuid order by c.found_as, c.id`);
  return rows.map(({ why, ...row }) => ({ ...row, why: why ?? 'changed' }));
}

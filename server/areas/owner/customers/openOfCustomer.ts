import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { IS_OPEN, LEFT } from '../debts/debtSql.ts';
import type { Theirs } from './theirs.ts';

interface Open extends Record<string, unknown> {
  readonly isAhead: boolean;
  readonly isOwed: boolean;
}

/** Whether somebody still plays at the arena, and whether they owe it anything: of any day, since a debt without a name is nobody's. */
export async function whatIsOpen(
  tx: Transaction,
  { id, zone }: Pick<ArenaRow, 'id' | 'zone'>,
  theirs: Theirs,
): Promise<Open> {
  const wall = sql`(${tx.now.toISOString()}::timestamptz at time zone ${zone})`;
  const { rows } = await tx.execute<Open>(sql`
    with theirs as materialized (
      select r.* from reservation r where r.arena_id = ${id}::uuid and r.id = any(${sql.param([...theirs.reservations])}::uuid[]))
    select
      exists (
        select from theirs r where r.status not in ('CANCELADA', 'EXPIRADA') and (r.day > ${wall}::date or r.day = ${wall}::date
          and exists (select from reservation_slot s where s.arena_id = ${id}::uuid and s.reservation_id = r.id
            and s.hour >= extract(hour from ${wall}))))
      or exists (
        select from series s where s.arena_id = ${id}::uuid and s.id = any(${sql.param([...theirs.series])}::uuid[])
          and s.ended_at is null and (s.until_day is null or s.until_day >= ${wall}::date)) as "isAhead",
      exists (select from theirs r where ${sql.raw(IS_OPEN)} and ${sql.raw(LEFT)} > 0)
      or exists (
        select from sale s where s.arena_id = ${id}::uuid and s.customer_id = any(${sql.param([...theirs.records])}::uuid[])
          and s.player_id is null and s.paid_at is null and s.undone_at is null) as "isOwed"`);
  return rows[0] ?? { isAhead: false, isOwed: false };
}

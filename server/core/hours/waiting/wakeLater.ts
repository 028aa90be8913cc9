import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { HELD } from '../held.ts';
import { isStanding } from './standing.ts';

/** Occupants of an arena whose hours are anybody's from an instant on. */
export interface FreedLater {
  readonly arenaId: string;
  readonly ids: readonly string[];
  readonly at: Date;
}

/** Has the queue of each of their days looked after at that instant, where somebody waits. Readers do not wait for it. */
export async function wakeLater(tx: Transaction, { arenaId, ids, at }: FreedLater): Promise<void> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct held.day::text as day from ${HELD}
    where held.arena_id = ${arenaId}::uuid and held.occupant_id = any(${sql.param([...ids])}::uuid[])
      and exists (select from waiting where waiting.arena_id = held.arena_id and waiting.day = held.day
        and ${isStanding(tx.now)})`);
  await addJobs(
    tx,
    rows.map(({ day }) => ({ kind: 'moveQueue', arena: arenaId, day, dueAt: at })),
  );
}

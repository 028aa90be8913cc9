import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import type { Theirs } from './theirs.ts';

/** What is read in place of a text that went with the record. The column says by a text that something was decided. */
const GONE = '—';

/** Deletes what names a guest outside of their reservations: reasons, what the arena's team was told, and replies stored for retries. */
export async function forgetGuestTraces(tx: Transaction, arena: ArenaRow, theirs: Theirs): Promise<void> {
  await tx
    .update(forgivenBills)
    .set({ reason: GONE })
    .where(and(eq(forgivenBills.arenaId, arena.id), inArray(forgivenBills.seriesId, theirs.series)));
  const subjects = [...theirs.records, ...theirs.series, ...theirs.reservations];
  await tx.delete(notices).where(and(eq(notices.arenaId, arena.id), inArray(notices.subjectId, subjects)));
  const team = tx.select({ id: memberships.personId }).from(memberships).where(eq(memberships.arenaId, arena.id));
  const about = sql`exists (
    select from unnest(${sql.param(subjects)}::text[]) as one where strpos(${idempotencyKeys.reply}::text, one) > 0)`;
  const isTeam = or(eq(idempotencyKeys.personId, arena.ownerId), inArray(idempotencyKeys.personId, team));
  await tx.delete(idempotencyKeys).where(and(isTeam, about));
}

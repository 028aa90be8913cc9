import { and, eq, sql } from 'drizzle-orm';
import { arenaOf } from '../../player/directory/arena.ts';
import type { Queries } from '#platform/database/database.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import { arenas, courts } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';

/** Writes to the arena, and to the version that the next change must know. Refuses when another change came first. */
export async function changeArena(tx: Transaction, id: string, version: number | undefined, row: Partial<ArenaRow>) {
  const [changed] = await tx
    .update(arenas)
    .set({ ...row, version: sql`${arenas.version} + 1` })
    .where(and(eq(arenas.id, id), isVersion(arenas.version, version)))
    .returning();
  return changed ? shownArena(tx, changed) : refuse('edit_conflict');
}

/** The reply of every call about the caller's own arena. */
export async function shownArena(queries: Queries, row: ArenaRow) {
  const counted = await queries.$count(courts, eq(courts.arenaId, row.id));
  const arena = arenaOf({
    ...row,
    photo_texts: row.photoTexts,
    payment_method: row.paymentMethod,
    max_days_ahead: row.maxDaysAhead,
    max_unpaid_hours: row.maxUnpaidHours,
    voucher_unit: row.voucherUnit,
    credit_months: row.creditMonths,
    cancellation_policy: row.cancellationPolicy,
    opening_hours: row.openingHours,
    courts: counted,
  });
  const pix = row.pixKey !== null && row.pixReceiver !== null && { key: row.pixKey, receiver: row.pixReceiver };
  return { data: { arena: { ...arena, ...(pix && { pix }) }, version: row.version } };
}

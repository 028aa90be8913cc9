import { and, eq, sql } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { claimAll, type HeldHour, type Occupant } from './claimAll.ts';
import { keepCourts } from './occupants.ts';

/**
 * Takes hours back for what they were freed from, all of them in a few statements. Returns those that somebody else has by now, or
 * whose court is gone: the caller refuses then.
 */
export async function takeAllHoursBack(
  tx: Transaction,
  arenaId: string,
  again: readonly Occupant[],
  wanted: readonly HeldHour[],
): Promise<readonly HeldHour[]> {
  const rows = JSON.stringify(again.map(({ id, kind, expiresAt = null }) => ({ id, kind, expires_at: expiresAt })));
  const list = sql`jsonb_to_recordset(${rows}::jsonb) as back(id uuid, kind text, expires_at timestamptz)`;
  const { rows: held } = await tx.execute<{ id: string }>(sql`
    update occupant set kind = back.kind, expires_at = back.expires_at from ${list}
    where occupant.arena_id = ${arenaId}::uuid and occupant.id = back.id and occupant.kind = 'undoing' returning occupant.id`);
  const missing = await withoutClaims(tx, arenaId, new Set(held.map(({ id }) => id)), wanted);
  if (missing.length === 0) return [];
  if (!(await keepCourts(tx, arenaId, missing))) return missing;
  const back = new Set(missing.map(({ occupantId }) => occupantId));
  const { taken, byRight } = await claimAll(tx, {
    arenaId,
    occupants: again.filter(({ id }) => back.has(id)),
    hours: missing,
  });
  return [...taken, ...byRight];
}

/** A closure may have taken some of the hours of what was kept, and not all. */
async function withoutClaims(
  tx: Transaction,
  arenaId: string,
  held: ReadonlySet<string>,
  wanted: readonly HeldHour[],
): Promise<readonly HeldHour[]> {
  if (held.size === 0) return wanted;
  const claimed = await tx
    .select({ id: slotClaims.occupantId, courtId: slotClaims.courtId, hour: slotClaims.hour })
    .from(slotClaims)
    .where(and(eq(slotClaims.arenaId, arenaId), isOneOf(slotClaims.occupantId, [...held])));
  const has = new Set(claimed.map(({ id, courtId, hour }) => `${id} ${courtId} ${hour}`));
  return wanted.filter(({ occupantId, courtId, hour }) => !has.has(`${occupantId} ${courtId} ${hour}`));
}

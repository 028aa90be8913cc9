import { and, eq, sql } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import type { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { type ClaimedHour, inClaimOrder } from './claims.ts';
import { keepCourts } from './occupants.ts';
import { heldByRight } from './rights.ts';

/** An hour that an occupant had. */
export type HeldAgain = ClaimedHour & { readonly occupantId: string };

/**
 * Takes hours back for what they were freed from, all of them in a few statements. Returns those that somebody else has by now, or
 * whose court is gone: the caller refuses then.
 */
export async function takeAllHoursBack(
  tx: Transaction,
  arenaId: string,
  again: readonly (typeof occupants.$inferInsert)[],
  wanted: readonly HeldAgain[],
): Promise<readonly HeldAgain[]> {
  const rows = JSON.stringify(again.map(({ id, kind, expiresAt = null }) => ({ id, kind, expires_at: expiresAt })));
  const list = sql`jsonb_to_recordset(${rows}::jsonb) as back(id uuid, kind text, expires_at timestamptz)`;
  const { rows: held } = await tx.execute<{ id: string }>(sql`
    update occupant set kind = back.kind, expires_at = back.expires_at from ${list}
    where occupant.arena_id = ${arenaId}::uuid and occupant.id = back.id and occupant.kind = 'undoing' returning occupant.id`);
  const missing = await withoutClaims(tx, arenaId, new Set(held.map(({ id }) => id)), wanted);
  if (missing.length === 0) return [];
  if (!(await keepCourts(tx, arenaId, missing))) return missing;
  // The version before, when it ends a reservation, leaves its occupant behind without hours.
  await tx.execute(sql`
    insert into occupant (arena_id, id, kind, expires_at) select ${arenaId}::uuid, back.id, back.kind, back.expires_at from ${list}
    where back.id = any(${sql.param([...new Set(missing.map(({ occupantId }) => occupantId))])}::uuid[])
    on conflict (arena_id, id) do update set kind = excluded.kind, expires_at = excluded.expires_at`);
  const hours = inClaimOrder(missing);
  const { rows: claimed } = await tx.execute<{ court: string; day: string; hour: number }>(sql`
    insert into slot_claim (arena_id, court_id, day, hour, reservation_id)
    select ${arenaId}::uuid, taken.court, taken.day, taken.hour, taken.occupant
    from jsonb_to_recordset(${JSON.stringify(
      hours.map(({ occupantId, courtId, day, hour }) => ({ occupant: occupantId, court: courtId, day, hour })),
    )}::jsonb) as taken(occupant uuid, court uuid, day date, hour smallint)
    on conflict do nothing returning court_id as court, day::text as day, hour`);
  if (claimed.length < hours.length) {
    const got = new Set(claimed.map(({ court, day, hour }) => `${court} ${day} ${hour}`));
    return hours.filter(({ courtId, day, hour }) => !got.has(`${courtId} ${day} ${hour}`));
  }
  const byRight = new Set(await heldByRight(tx, arenaId, hours));
  return hours.filter((hour) => byRight.has(hour));
}

/** A closure may have taken some of the hours of what was kept, and not all. */
async function withoutClaims(
  tx: Transaction,
  arenaId: string,
  held: ReadonlySet<string>,
  wanted: readonly HeldAgain[],
): Promise<readonly HeldAgain[]> {
  if (held.size === 0) return wanted;
  const claimed = await tx
    .select({ id: slotClaims.occupantId, courtId: slotClaims.courtId, hour: slotClaims.hour })
    .from(slotClaims)
    .where(and(eq(slotClaims.arenaId, arenaId), isOneOf(slotClaims.occupantId, [...held])));
  const has = new Set(claimed.map(({ id, courtId, hour }) => `${id} ${courtId} ${hour}`));
  return wanted.filter(({ occupantId, courtId, hour }) => !has.has(`${occupantId} ${courtId} ${hour}`));
}

import { and, eq, or, type SQL } from 'drizzle-orm';
import { type ClaimedHour, claimRows, refuseDeleted, refuseTaken, type WantedHour } from '../../hours/claims.ts';
import { endOver, type Over } from '../../hours/endOver.ts';
import { heldByRight } from '../../hours/rights.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { noteFreed, noteFreedLater } from '../../hours/waiting/freed.ts';

interface Swap {
  readonly arenaId: string;
  readonly reservationId: string;
  readonly day: string;
  /** Wanted on that day, and not the reservation's yet. */
  readonly gained: readonly WantedHour[];
  readonly left: readonly ClaimedHour[];
  readonly over: readonly Over[];
}

/**
 * Takes a reservation to other hours: all of them, or it refuses and names those that somebody else has.
 *
 * The new hours are claimed before the old ones are let go. Of two reservations that change places at once, each finds
 * the other's hours taken then; the other way round each would wait for the other.
 * @param undoing who holds the hours that are left, and until when; they are free at once when it is missing
 */
export async function swapHours(tx: Transaction, swap: Swap, undoing?: { readonly id: string; readonly until: Date }) {
  const { arenaId, reservationId, day, gained, left, over } = swap;
  await endOver(tx, arenaId, over);
  if (gained.length > 0) await claim(tx, { arenaId, id: reservationId }, day, gained);
  if (left.length === 0) return;
  const those = and(eq(slotClaims.arenaId, arenaId), eq(slotClaims.occupantId, reservationId), isOneOf(left));
  if (!undoing) {
    // Who joins the queue of an hour locks what has it.
    await tx
      .select({ id: occupants.id })
      .from(occupants)
      .where(and(eq(occupants.arenaId, arenaId), eq(occupants.id, reservationId)))
      .for('update');
    await tx.delete(slotClaims).where(those);
    return noteFreed(tx, arenaId, left);
  }
  const { id: occupantId, until: expiresAt } = undoing;
  const handed = await tx.update(slotClaims).set({ occupantId }).where(those).returning({ hour: slotClaims.hour });
  // Claims of days that are over are deleted, and what holds none is no occupant.
  if (handed.length === 0) return;
  await tx.insert(occupants).values({ arenaId, id: occupantId, kind: 'undoing', expiresAt });
  noteFreedLater(tx, { arenaId, ids: [occupantId], at: expiresAt });
}

async function claim(
  tx: Transaction,
  occupant: { readonly arenaId: string; readonly id: string },
  day: string,
  gained: readonly WantedHour[],
): Promise<void> {
  // There is none yet of what the version before booked, nor of a day whose claims were deleted.
  await tx
    .insert(occupants)
    .values({ ...occupant, kind: 'booking', expiresAt: null })
    .onConflictDoNothing();
  const rows = claimRows(
    occupant,
    gained.map(({ courtId, hour }) => ({ courtId, day, hour })),
  );
  const claimed = await tx
    .insert(slotClaims)
    .values(rows)
    .onConflictDoNothing()
    .returning({ courtId: slotClaims.courtId, hour: slotClaims.hour })
    .catch(refuseDeleted);
  const taken = gained.filter(
    (hour) => !claimed.some(({ courtId, hour: startHour }) => courtId === hour.courtId && startHour === hour.hour),
  );
  if (taken.length > 0) refuseTaken(taken);
  const held = await heldByRight(tx, occupant.arenaId, rows);
  const isHeld = (hour: WantedHour) =>
    held.some(({ courtId, hour: startHour }) => courtId === hour.courtId && startHour === hour.hour);
  if (held.length > 0) refuseTaken(gained.filter(isHeld));
}

function isOneOf(hours: readonly ClaimedHour[]): SQL | undefined {
  return or(
    ...hours.map(({ courtId, day, hour }) =>
      and(eq(slotClaims.courtId, courtId), eq(slotClaims.day, day), eq(slotClaims.hour, hour)),
    ),
  );
}

import { and, eq, type SQL } from 'drizzle-orm';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { keep } from '../hours/occupants.ts';

interface Which {
  readonly arenaId: string;
  readonly reservationId: string;
}

/**
 * What a PIX was awaited for is from now on a reservation like those made at the desk: paid at the arena, without an end. Of this
 * and the PIX's approval the first decides; the other one finds it changed.
 * @param still what must hold besides
 * @returns whether its PIX was awaited
 */
export async function payAtArena(tx: Transaction, { arenaId, reservationId }: Which, still?: SQL): Promise<boolean> {
  const isThis = and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId));
  const isAwaited = and(eq(reservations.status, 'PENDENTE'), eq(reservations.paymentMethod, 'platform'));
  const taken = await tx
    .update(reservations)
    .set({ status: 'CONFIRMADA', paymentMethod: 'local', expiresAt: null })
    .where(and(isThis, isAwaited, still))
    .returning({ id: reservations.id });
  if (taken.length === 0) return false;
  await keep(tx, arenaId, reservationId);
  return true;
}

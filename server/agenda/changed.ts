import { and, eq } from 'drizzle-orm';
import { readReservation } from '../booking/readReservations.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';

/** What an owner's change of a reservation answers: how it is now. */
export async function changed(tx: Transaction, id: string, personId: string) {
  const reservation = await readReservation(tx, id, { personId, as: 'owner', now: tx.now });
  return reservation ? { data: { reservation } } : refuse('reservation_not_found');
}

/** The row that a guarded change did not meet, to say why; another arena's is not found. */
export async function findOwn(tx: Transaction, arenaId: string, id: string): Promise<typeof reservations.$inferSelect> {
  const [found] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, id)));
  return found ?? refuse('reservation_not_found');
}

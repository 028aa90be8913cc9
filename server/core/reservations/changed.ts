import { and, eq, type SQL } from 'drizzle-orm';
import { readReservation } from './readReservations.ts';
import type { Queries } from '#platform/database/database.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

/** The reply to the desk's change of a reservation: the reservation as it is now. */
export async function changed(tx: Transaction, { arenaId, id }: { readonly arenaId: string; readonly id: string }) {
  noteReservations(tx, arenaId, [id]);
  const reservation = await readReservation(tx, id, { arenaId, as: 'owner', now: tx.now });
  return reservation ? { data: { reservation } } : refuse('reservation_not_found');
}

/** Reads the row that a conditional UPDATE did not match, to say why. Refuses another arena's as not found. */
export async function findOwn(queries: Queries, arenaId: string, id: string): Promise<ReservationRow> {
  const [found] = await selectOwn(queries, arenaId, id);
  return found ?? refuse('reservation_not_found');
}

/** Locks the row, for deeds that change more than it. */
export async function lockOwn(tx: Transaction, arenaId: string, id: string): Promise<ReservationRow> {
  const [found] = await selectOwn(tx, arenaId, id).for('update');
  return found ?? refuse('reservation_not_found');
}

type ReservationRow = typeof reservations.$inferSelect;

function selectOwn(queries: Queries, arenaId: string, id: string) {
  return queries.select().from(reservations).where(isReservation(arenaId, id));
}

export function isReservation(arenaId: string, id: string): SQL | undefined {
  return and(eq(reservations.arenaId, arenaId), eq(reservations.id, id));
}

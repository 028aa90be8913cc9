import { and, eq, sql } from 'drizzle-orm';
import { isLive } from '#domain/booking/reservation.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

/** Set with every change of whom a reservation is for. */
export const WHOM_CHANGED = { whomVersion: sql`${reservations.whomVersion} + 1` };

/** A PIX, a voucher and credit belong to the one who had them, and would come back to somebody else. */
export async function refuseWhatIsTheirs(tx: Transaction, before: typeof reservations.$inferSelect): Promise<void> {
  const { arenaId, id, status, voucherId } = before;
  if (!isLive({ status })) refuse('not_givable', undefined, 'Esta reserva não vale mais.');
  if (voucherId !== null) refuse('not_givable', undefined, 'Esta reserva usa um voucher de quem a tem.');
  const [charged] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.reservationId, id)))
    .limit(1);
  if (charged) refuse('not_givable', undefined, 'Esta reserva tem um PIX de quem a fez.');
  const [linked] = await tx
    .select({ id: movements.chargeId })
    .from(movements)
    .innerJoin(charges, and(eq(charges.id, movements.chargeId), eq(charges.purpose, 'link')))
    .where(and(eq(movements.arenaId, arenaId), eq(movements.reservationId, id)))
    .groupBy(movements.chargeId)
    .having(sql`sum(${movements.valueCentavos}) > 0`)
    .limit(1);
  if (linked) refuse('not_givable', undefined, 'Esta reserva foi paga por um link, e o PIX voltaria para quem pagou.');
  const [credited] = await tx
    .select({ id: movements.id })
    .from(movements)
    .where(and(eq(movements.arenaId, arenaId), eq(movements.reservationId, id), eq(movements.method, 'player_credit')))
    .limit(1);
  if (credited) refuse('not_givable', undefined, 'Nesta reserva há crédito de quem a tem.');
}

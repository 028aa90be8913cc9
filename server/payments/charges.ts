import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { HOLD_MINUTES, type ReservationStatus } from '../../domain/booking/reservation.ts';
import { fromIsoDay } from '../../domain/days/day.ts';
import { formatDay } from '../../domain/days/formatDay.ts';
import { type PaymentStatus, STATUS_OF_STATE } from '../../domain/payment/charge.ts';
import type { Queries } from '../database/database.ts';
import { arenas } from '../database/schema/arenas.ts';
import { charges } from '../database/schema/payments.ts';
import { people } from '../database/schema/people.ts';
import { reservations } from '../database/schema/reservations.ts';
import { newId } from '../database/uuid.ts';
import type { ChargeOrder, PaymentProvider } from './provider.ts';

export type ChargeRow = typeof charges.$inferSelect;

export function endOfHold(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}

/** The charge of a reservation as it is written before the provider hears of it. */
export function newCharge(
  { arenaId, reservationId, amount }: { arenaId: string; reservationId: string; amount: number },
  provider: Pick<PaymentProvider, 'name' | 'receiver'>,
  now: Date,
) {
  const id = newId();
  return {
    id,
    purpose: 'reservation',
    arenaId,
    reservationId,
    provider: provider.name,
    receiver: provider.receiver,
    idempotencyKey: newId(),
    reference: id,
    amountCentavos: amount,
    status: 'requested',
    createdAt: now,
    expiresAt: endOfHold(now),
    pollToken: randomBytes(32).toString('base64url'),
  } as const;
}

/** A charge, what it is for, and the words of the order that asks the provider for it. */
export async function readCharge(queries: Queries, chargeId: string) {
  const [row] = await queries
    .select({
      charge: charges,
      reservation: reservations,
      arenaName: arenas.name,
      zone: arenas.zone,
      email: people.email,
    })
    .from(charges)
    .innerJoin(reservations, and(eq(reservations.arenaId, charges.arenaId), eq(reservations.id, charges.reservationId)))
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .innerJoin(people, eq(people.id, reservations.playerId))
    .where(eq(charges.id, chargeId))
    .prepare('read_charge')
    .execute();
  return row;
}

export type ChargeFile = NonNullable<Awaited<ReturnType<typeof readCharge>>>;

/** The same every time that it is asked for, as its key is: the provider makes one charge of it. */
export function orderOf({ charge, reservation, arenaName, email }: ChargeFile): ChargeOrder {
  return {
    idempotencyKey: charge.idempotencyKey,
    reference: charge.reference,
    amount: charge.amountCentavos,
    description: `Reserva em ${arenaName} para ${formatDay(fromIsoDay(reservation.day))}`,
    payerEmail: email,
    expiresAt: charge.expiresAt,
  };
}

/** A charge of a closed reservation is over for its player, whether or not the provider was told yet. */
export function statusOfCharge(charge: ChargeRow['status'], reservation: ReservationStatus): PaymentStatus {
  if (charge === 'approved' || charge === 'refunded') return STATUS_OF_STATE.approved;
  return STATUS_OF_STATE[charge === 'cancelled' || reservation !== 'PENDENTE' ? 'cancelled' : 'pending'];
}

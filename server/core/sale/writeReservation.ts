import { sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import { momentIn } from '#domain/values/days/moment.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { statementForRows } from '#platform/database/statement.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { endOfHold } from '../payment/charges.ts';
import { claimParts } from '../hours/claimParts.ts';
import { inClaimOrder } from '../hours/claims.ts';
import type { BookingContext } from './bookingContext.ts';
import { afterGrace } from '../hours/holdOver.ts';
import { recentBookings, unpaidHoursAhead, unpaidValues } from './hoarding.ts';
import { isHold, type Sale } from './sale.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { dayTopic, personTopic } from '#domain/changes/topic.ts';

export interface Booking {
  readonly arenaId: string;
  readonly reservationId: string;
  /** Null for a guest, who has a `guestPlayerName` instead. */
  readonly playerId: string | null;
  readonly guestPlayerName: string | null;
  readonly guestPhone: string | null;
  /** Of a guest, where it is known already. */
  readonly customerId: string | null;
  /** What the desk says of it; empty from a player. */
  readonly note: string;
  readonly madeBy: 'player' | 'owner';
  readonly day: string;
  readonly sale: Sale;
  readonly arena: Pick<BookingContext['arena'], 'zone' | 'maxUnpaidHours' | 'cancellationPolicy'>;
}

/**
 * Inserts the reservation, its hours as sold, its occupant and its claims in one statement; the key of the claims alone decides who
 * gets an hour. Returns the hours that were free, each with the player's recent bookings and unpaid hours, which are
 * read after the lock on the player's row.
 */
export function writeReservation(tx: Transaction, { sale, arena, ...booking }: Booking) {
  const hours = inClaimOrder(sale.hours);
  const end = isHold(sale) ? endOfHold(tx.now) : null;
  const { arenaId: at, playerId: of } = booking;
  noteChange(tx, dayTopic(at, booking.day), ...(of === null ? [] : [personTopic(of)]));
  return insertReservation(tx, hours.length).execute({
    ...booking,
    total: sale.total,
    discount: sale.discount,
    paymentMethod: sale.paymentMethod,
    status: sale.status,
    voucherId: sale.voucher?.id ?? null,
    cancellationPolicy: isHold(sale) && arena.cancellationPolicy ? JSON.stringify(arena.cancellationPolicy) : null,
    createdAt: tx.now,
    ...unpaidValues(momentIn(tx.now, arena.zone), arena),
    expiresAt: end?.toISOString() ?? null,
    occupiedUntil: end ? afterGrace(end).toISOString() : null,
    ...Object.fromEntries(
      hours.flatMap((hour, row) => HOUR_MEMBERS.map((member) => [placeName(member, row), hour[member]])),
    ),
  });
}

const HOUR_MEMBERS = ['courtId', 'courtName', 'timeSlotId', 'hour', 'sport', 'price'] as const;
type HourMember = (typeof HOUR_MEMBERS)[number];

function placeName(member: HourMember, row: number): string {
  return `${member}_${row}`;
}

function place(member: HourMember, row: number): Placeholder {
  return sql.placeholder(placeName(member, row));
}

const [arenaId, reservationId] = [sql.placeholder('arenaId'), sql.placeholder('reservationId')];
const [playerId, day] = [sql.placeholder('playerId'), sql.placeholder('day')];

const insertReservation = statementForRows('write_reservation', (queries, rows) => {
  const made = queries.$with('made').as(
    queries.insert(reservations).values({
      arenaId,
      id: reservationId,
      playerId,
      guestPlayerName: sql.placeholder('guestPlayerName'),
      guestPhone: sql.placeholder('guestPhone'),
      customerId: sql.placeholder('customerId'),
      note: sql.placeholder('note'),
      day,
      totalCentavos: sql.placeholder('total'),
      discountCentavos: sql.placeholder('discount'),
      paymentMethod: sql.placeholder('paymentMethod'),
      status: sql.placeholder('status'),
      madeBy: sql.placeholder('madeBy'),
      voucherId: sql.placeholder('voucherId'),
      createdAt: sql.placeholder('createdAt'),
      // Both bypass the column's encoder, which cannot encode null.
      cancellationPolicy: sql`${sql.placeholder('cancellationPolicy')}::jsonb`,
      expiresAt: sql`${sql.placeholder('expiresAt')}`,
    }),
  );
  const sold = queries.$with('sold').as(
    queries.insert(reservationSlots).values(
      rows.map((row) => ({
        arenaId,
        reservationId,
        courtId: place('courtId', row),
        courtName: place('courtName', row),
        timeSlotId: place('timeSlotId', row),
        hour: place('hour', row),
        sport: place('sport', row),
        priceCentavos: place('price', row),
      })),
    ),
  );
  const { occupying, claimed } = claimParts(queries, {
    arenaId,
    id: reservationId,
    day,
    expiresAt: sql.placeholder('occupiedUntil'),
    hours: rows.map((row) => ({ courtId: place('courtId', row), hour: place('hour', row) })),
  });
  return queries
    .with(made, sold, occupying, claimed)
    .select({
      courtId: claimed.courtId,
      hour: claimed.hour,
      recent: recentBookings(queries, playerId),
      unpaidHours: unpaidHoursAhead(queries),
    })
    .from(claimed);
});

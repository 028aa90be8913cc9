import { and, eq, inArray } from 'drizzle-orm';
import type { Move } from '#domain/agenda/move.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { percentOf } from '#domain/values/money.ts';
import { readGuestContext } from '../../sale/bookingContext.ts';
import type { HourLine } from '../courtLines.ts';
import type { Over } from '../../hours/held.ts';
import { askedOn } from '../../sale/plan.ts';
import { offered as offer, soldPriceOf } from '../../sale/sale.ts';
import { SOLD_HOUR } from '../shownReservation.ts';
import { timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { type reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

export type ReservationRow = typeof reservations.$inferSelect;

/** What a move would make of a reservation. */
export interface MovePlan {
  readonly day: string;
  /** All its hours, each as sold. */
  readonly hours: readonly HourLine[];
  /** Those of them that it does not have yet. */
  readonly gained: readonly HourLine[];
  readonly over: readonly Over[];
  /** Centavos. */
  readonly total: number;
  readonly discount: number;
}

/** The hours of a reservation as they were sold. */
export function readHours(tx: Transaction, { arenaId, id }: ReservationRow): Promise<HourLine[]> {
  return tx
    .select(SOLD_HOUR)
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, arenaId), eq(reservationSlots.reservationId, id)))
    .orderBy(reservationSlots.hour, reservationSlots.courtId);
}

/**
 * Prices a move. An hour that the reservation keeps keeps its price too, and may have begun; another one costs what it
 * costs now. What was paid by PIX stays as it is, so such a reservation keeps its prices and the number of its hours. A week of
 * somebody who plays every week keeps the price that was agreed, as long as it has as many hours.
 * @param playerId who moves it themselves, after it was cancelled: it has no hours any more that it could keep
 */
export async function planMove(
  tx: Transaction,
  reservation: ReservationRow,
  before: readonly HourLine[],
  { date, hours: wanted }: Pick<Move, 'date' | 'hours'>,
  playerId?: string,
): Promise<MovePlan> {
  const day = toIsoDay(date);
  const isSameDay = playerId === undefined && day === reservation.day;
  const keptAs = ({ court, startHour, sport }: Move['hours'][number]) => {
    const had = isSameDay ? before.find(({ courtId, hour }) => courtId === court && hour === startHour) : undefined;
    return had && { ...had, sport };
  };
  const kept = wanted.map(keptAs).filter((hour) => hour !== undefined);
  const fresh = wanted.filter((hour) => !keptAs(hour));
  const { offered: gained, over } = await readOffer(tx, { arenaId: reservation.arenaId, day, fresh, playerId });
  const hours = [...kept, ...gained];
  const { totalCentavos: total, discountCentavos: discount } = reservation;
  const isAsLong = hours.length === before.length;
  const isPaidByPix = reservation.paymentMethod === 'platform';
  if (isPaidByPix && !isAsLong) refuse('paid_by_platform', undefined, SAME_LENGTH);
  if (isPaidByPix || (reservation.seriesId !== null && isAsLong)) {
    const prices = before.map(({ price }) => price);
    const asSold = hours
      .toSorted((a, b) => a.hour - b.hour || a.courtId.localeCompare(b.courtId))
      .map((hour, index) => ({ ...hour, price: prices[index] ?? hour.price }));
    return { day, hours: asSold, gained, over, total, discount };
  }
  const price = soldPriceOf(hours);
  const taken = percentOf(price, await readPercent(tx, reservation));
  return { day, hours, gained, over, total: price - taken, discount: taken };
}

const SAME_LENGTH = 'Esta reserva foi paga por PIX: ela só muda para a mesma quantidade de horários.';

/** What the voucher of the reservation takes, whatever became of the voucher since; 0 without one. */
async function readPercent(tx: Transaction, { arenaId, voucherId }: ReservationRow): Promise<number> {
  if (voucherId === null) return 0;
  const [found] = await tx
    .select({ basisPoints: vouchers.discountBasisPoints })
    .from(vouchers)
    .where(and(eq(vouchers.arenaId, arenaId), eq(vouchers.id, voucherId)));
  return found?.basisPoints ?? 0;
}

interface Wanted {
  readonly arenaId: string;
  readonly day: string;
  readonly fresh: Move['hours'];
  readonly playerId: string | undefined;
}

/** What the arena offers now of hours that the reservation does not have yet. Refuses one that it does not offer. */
async function readOffer(tx: Transaction, { arenaId, day, fresh, playerId }: Wanted) {
  if (fresh.length === 0) return { offered: [], over: [] };
  const slots = await tx
    .select({ id: timeSlots.id, hour: timeSlots.startHour })
    .from(timeSlots)
    .where(
      and(
        eq(timeSlots.arenaId, arenaId),
        inArray(
          timeSlots.startHour,
          fresh.map(({ startHour }) => startHour),
        ),
      ),
    );
  const slotAt = new Map(slots.map(({ id, hour }) => [hour, id]));
  const hours = fresh.map(({ court, startHour, sport }) => ({
    courtId: court,
    timeSlotId: slotAt.get(startHour) ?? refuse('slot_unavailable'),
    sport,
  }));
  const selection = { arenaId, day: fromIsoDay(day), hours };
  const context = await readGuestContext(tx, selection, playerId);
  const asked = askedOn(context, selection, momentIn(tx.now, context.arena.zone));
  const offered = hours.map((hour): HourLine => ({ ...offer(context, selection, hour, asked), sport: hour.sport }));
  return { offered, over: context.over };
}

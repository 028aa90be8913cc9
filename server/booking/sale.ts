import { daysAheadText, lastBookableDay } from '../../domain/arenas/bookingRules.ts';
import { compareDays } from '../../domain/days/day.ts';
import { discountOf } from '../../domain/money/money.ts';
import type { ReservationOrder } from '../../domain/booking/order.ts';
import { initialStatus, type ReservationStatus } from '../../domain/booking/reservation.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import { foldCode, isUsable } from '../../domain/vouchers/voucher.ts';
import type { PaymentMethod } from '../../domain/arenas/arena.ts';
import { type Moment, momentIn } from '../../domain/days/moment.ts';
import { refuse } from '../http/handler.ts';
import type { Desk, FoundVoucher } from './deskRead.ts';
import { type OfferedHour, offerOf, type Wish } from './plan.ts';

type SoldHour = OfferedHour & { readonly sport: Sport };

/** What a booking comes to, before anybody knows whether its hours are still free. */
export interface Sale {
  readonly hours: readonly SoldHour[];
  readonly paymentMethod: PaymentMethod;
  readonly status: ReservationStatus;
  /** Centavos, after the discount. */
  readonly total: number;
  readonly discount: number;
  readonly voucherId: string | null;
}

type WantedHour = Wish['hours'][number] & { readonly sport: Sport };

interface OrderedWish extends Wish {
  readonly hours: readonly WantedHour[];
}

export function wishOf(order: ReservationOrder): OrderedWish {
  const hours = order.selectedTimeSlots.flatMap(({ court, timeSlots, sport }) =>
    timeSlots.map((timeSlotId) => ({ courtId: court, timeSlotId, sport })),
  );
  return { arenaId: order.arena, day: order.date, hours };
}

/** The code as vouchers have it; none when nothing was typed. */
export function codeOf({ code }: ReservationOrder): string | undefined {
  return (code !== undefined && foldCode(code)) || undefined;
}

/** Who sells, how it is paid, and when. */
interface Terms {
  readonly madeBy: 'player' | 'owner';
  readonly paymentMethod: PaymentMethod;
  readonly now: Date;
}

/** Checks an order against what the arena is now, and prices it. Refuses with the first thing that is wrong. */
export function sell(desk: Desk, wish: OrderedWish, code: string | undefined, terms: Terms): Sale {
  const { arena } = desk;
  const { madeBy, paymentMethod } = terms;
  const now = momentIn(terms.now, arena.zone);
  if (madeBy === 'player' && compareDays(wish.day, lastBookableDay(now.day, arena)) > 0) {
    return refuse('too_far_ahead', undefined, daysAheadText(arena));
  }
  const hours = wish.hours.map((hour) => ({ ...offered(desk, wish, hour, now), sport: hour.sport }));
  const voucher = code === undefined ? null : usable(desk.voucher, now);
  const price = hours.reduce((sum, hour) => sum + hour.price, 0);
  const discount = voucher ? discountOf(price, voucher.discountBasisPoints) : 0;
  const total = price - discount;
  const status = initialStatus({ madeBy, paymentMethod, total });
  return { hours, paymentMethod, status, total, discount, voucherId: voucher?.id ?? null };
}

/** A sale whose PIX has to be paid before the hours are the player's for good. */
export function isHold({ status, paymentMethod }: Sale): boolean {
  return status === 'PENDENTE' && paymentMethod === 'platform';
}

function offered(desk: Desk, wish: Wish, hour: WantedHour, now: Moment): OfferedHour {
  const offer = offerOf(desk, wish, hour, now);
  if (offer === 'past') return refuse('slot_past');
  if (offer === 'closed') return refuse('slot_unavailable');
  return offer;
}

/** A voucher of another player or arena was not even found; an unusable one looks the same. */
function usable(voucher: FoundVoucher | null, now: Moment): FoundVoucher {
  return voucher && isUsable(voucher, now.day) ? voucher : refuse('voucher_not_found');
}

import { discountOf } from '../../domain/money/money.ts';
import type { ReservationOrder } from '../../domain/booking/order.ts';
import { initialStatus, type ReservationStatus } from '../../domain/booking/reservation.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import { isUsable } from '../../domain/booking/voucher.ts';
import type { PaymentMethod } from '../../domain/arenas/arena.ts';
import { type Moment, momentIn } from '../../domain/days/moment.ts';
import { hasCompleteProfile } from '../../domain/people/person.ts';
import { refuse } from '../http/handler.ts';
import { present } from '../http/present.ts';
import type { Desk, FoundVoucher } from './deskRead.ts';
import { type OfferedHour, offerOf, type Wish } from './plan.ts';

type SoldHour = OfferedHour & { readonly sport: Sport };

/** What a booking comes to, before anybody knows whether its hours are still free. */
export interface Sale {
  readonly arenaName: string;
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

/** Checks a player's order against what the arena is now, and prices it. Refuses with the first thing that is wrong. */
export function sell(desk: Desk, wish: OrderedWish, code: string | undefined, instant: Date): Sale {
  const { arena } = desk;
  if (!arena) return refuse('arena_not_found');
  if (!hasCompleteProfile(present(desk.player))) return refuse('profile_incomplete');
  const now = momentIn(instant, arena.zone);
  const hours = wish.hours.map((hour) => ({ ...offered(desk, wish, hour, now), sport: hour.sport }));
  const voucher = code === undefined ? null : usable(desk.voucher, now);
  const price = hours.reduce((sum, hour) => sum + hour.price, 0);
  const discount = voucher ? discountOf(price, voucher.discountBasisPoints) : 0;
  const { paymentMethod } = arena;
  const total = price - discount;
  const status = initialStatus({ madeBy: 'player', paymentMethod, total });
  return { arenaName: arena.name, hours, paymentMethod, status, total, discount, voucherId: voucher?.id ?? null };
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

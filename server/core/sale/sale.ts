import { priceOf } from './priceOf.ts';
import { daysAheadText, lastBookableDay } from '#domain/arenas/bookingRules.ts';
import { notOpenText } from '#domain/opening/openingWeek.ts';
import { compareDays, weekdayOf } from '#domain/values/days/day.ts';
import { MOST_CENTAVOS, percentOf } from '#domain/values/money.ts';
import type { ReservationOrder } from '#domain/booking/order.ts';
import { initialStatus, type ReservationStatus } from '#domain/booking/reservation.ts';
import { isPlayed, type Sport, sportsText } from '#domain/courts/sport.ts';
import { tooFewHoursText } from '#domain/vouchers/verdict.ts';
import { creditsFor } from '#domain/arenas/voucherUnit.ts';
import { sharesOf } from '#domain/series/shares.ts';
import { foldCode, isUsable } from '#domain/vouchers/voucher.ts';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import { type Moment, momentIn } from '#domain/values/days/moment.ts';
import { refuse } from '#platform/http/handler.ts';
import type { BookingContext, FoundVoucher } from './bookingContext.ts';
import type { VoucherTaken } from '../ledger/vouchers.ts';
import { type AskedOn, askedOn, type OfferedHour, offerOf, type Selection } from './plan.ts';

type SoldHour = OfferedHour & { readonly sport: Sport };

/** The result of pricing an order, before it is known whether the hours are still free. */
export interface Sale {
  readonly hours: readonly SoldHour[];
  readonly paymentMethod: PaymentMethod;
  readonly status: ReservationStatus;
  /** Centavos, after the discount. */
  readonly total: number;
  readonly discount: number;
  readonly voucher: VoucherTaken | null;
}

type WantedHour = Selection['hours'][number] & { readonly sport: Sport };

interface OrderedSelection extends Selection {
  readonly hours: readonly WantedHour[];
}

export function selectionOf(order: ReservationOrder): OrderedSelection {
  const hours = order.selectedTimeSlots.flatMap(({ court, timeSlots, sport }) =>
    timeSlots.map((timeSlotId) => ({ courtId: court, timeSlotId, sport })),
  );
  return { arenaId: order.arena, day: order.date, hours };
}

/** The voucher code in its stored form; `undefined` when the field is empty. */
export function codeOf({ code }: ReservationOrder): string | undefined {
  return (code !== undefined && foldCode(code)) || undefined;
}

/** Who sells, how it is paid, and when. */
interface Terms {
  readonly madeBy: 'player' | 'owner';
  readonly paymentMethod: PaymentMethod;
  readonly now: Date;
  /** Of all hours together, in centavos, in place of their prices. */
  readonly agreed?: number | undefined;
}

/** Checks an order against the arena's present state, and prices it. Refuses with the first fault. */
export function sell(
  context: BookingContext,
  selection: OrderedSelection,
  code: string | undefined,
  terms: Terms,
): Sale {
  const { arena } = context;
  const { madeBy, paymentMethod } = terms;
  const now = momentIn(terms.now, arena.zone);
  if (madeBy === 'player' && compareDays(selection.day, lastBookableDay(now.day, arena)) > 0) {
    return refuse('too_far_ahead', undefined, daysAheadText(arena));
  }
  const asked = askedOn(context, selection, now);
  const offer = selection.hours.map((hour) => ({ ...offered(context, selection, hour, asked), sport: hour.sport }));
  const hours = terms.agreed === undefined ? offer : atPrice(offer, terms.agreed);
  refuseSport(context, hours);
  const voucher = code === undefined ? null : usable(context.voucher, now);
  const taken = voucher && takenOf(voucher, arena, hours.length);
  const price = soldPriceOf(hours);
  const discount = voucher ? percentOf(price, voucher.discountBasisPoints) : 0;
  const total = price - discount;
  const status = initialStatus({ madeBy, paymentMethod, total });
  return { hours, paymentMethod, status, total, discount, voucher: taken };
}

/** The hours at their shares of a sum that is agreed on. */
function atPrice(hours: readonly SoldHour[], sum: number): SoldHour[] {
  const shares = sharesOf(sum, hours.length);
  return hours.map((hour, index) => ({ ...hour, price: shares[index] ?? 0 }));
}

/** {@link priceOf}, or a refusal where that is more than a reservation may cost. */
export function soldPriceOf(hours: Parameters<typeof priceOf>[0]): number {
  const price = priceOf(hours);
  return price > MOST_CENTAVOS ? refuse('total_too_high') : price;
}

/** True of a sale that holds its hours only until the PIX is paid or the hold expires. */
export function isHold({ status, paymentMethod }: Sale): boolean {
  return status === 'PENDENTE' && paymentMethod === 'platform';
}

/** The hour as the arena offers it now. Refuses one that is past, or that it does not offer. */
export function offered(
  context: BookingContext,
  selection: Selection,
  hour: Selection['hours'][number],
  asked: AskedOn,
): OfferedHour {
  const offer = offerOf(context, selection, hour, asked);
  if (offer === 'past') return refuse('slot_past');
  if (offer === 'outside') return refuse('slot_unavailable', undefined, outsideText(context, selection, hour));
  if (offer === 'closed') return refuse('slot_unavailable');
  return offer;
}

function outsideText(
  { slots }: BookingContext,
  { day }: Selection,
  { timeSlotId }: Selection['hours'][number],
): string {
  return notOpenText(weekdayOf(day), slots.find(({ id }) => id === timeSlotId)?.startHour ?? 0);
}

function refuseSport({ courts }: BookingContext, hours: readonly SoldHour[]): void {
  for (const { courtId, courtName, sport } of hours) {
    const sports = courts.find(({ id }) => id === courtId)?.sports;
    if (sports && !isPlayed(sport, sports)) {
      refuse(
        'sport_not_played',
        undefined,
        `${courtName} é só para ${sportsText(sports)}. Escolha outro esporte ou outra quadra.`,
      );
    }
  }
}

/** Refuses an unusable voucher as not found, like a voucher of another player or arena. */
function usable(voucher: FoundVoucher | null, now: Moment): FoundVoucher {
  return voucher && isUsable(voucher, now.day) ? voucher : refuse('voucher_not_found');
}

/** What a reservation takes of a voucher. Refuses one that has less left. */
function takenOf(voucher: FoundVoucher, { voucherUnit: unit }: BookingContext['arena'], hours: number): VoucherTaken {
  const credits = creditsFor(unit, hours);
  if (!voucher.lifetimeUse && voucher.credits < credits) {
    return refuse('voucher_too_few', undefined, tooFewHoursText(voucher.credits, credits));
  }
  return { id: voucher.id, unit, credits };
}

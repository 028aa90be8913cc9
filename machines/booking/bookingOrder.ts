import type { ReservationOrder } from '#domain/booking/order.ts';
import { type ChosenSlot, isSameHour, selectedTimeSlots, toggleSlot } from '#domain/booking/selection.ts';
import { DEFAULT_SPORT, playedInstead, type Sport } from '#domain/courts/sport.ts';
import type { Day } from '#domain/values/days/day.ts';

/** The order that a player or an owner is putting together; the server does not know it yet. */
export interface OrderContext {
  readonly arena: string;
  readonly today: Day;
  readonly day: Day;
  /** The day that the person picked while hours of `day` were chosen. It waits for their confirmation. */
  readonly pendingDay: Day | null;
  readonly chosen: readonly ChosenSlot[];
  /** Key: the court's id. Of a court that is absent the sport is the first that is played there. */
  readonly sports: Readonly<Record<string, Sport>>;
  readonly code: string;
  readonly voucherError: string | null;
}

/**
 * An hour in the grid. Its sport is absent because the order knows the sport of each court; `sports` are those that are played
 * there, absent where all are.
 */
export type SlotOnScreen = Omit<ChosenSlot, 'sport'> & { readonly sports?: readonly Sport[] };

/** The events that the parts of a booking screen send, to the player's chart and to the owner's. */
export type OrderEvent =
  | { type: 'day.picked'; day: Day }
  | { type: 'day.confirmed' }
  | { type: 'day.declined' }
  | { type: 'slot.toggled'; slot: SlotOnScreen }
  /** Only players send it: an owner's grid shows no own hours. */
  | { type: 'own.pressed'; id: string }
  | { type: 'sport.picked'; court: string; sport: Sport }
  | { type: 'voucher.typed'; code: string }
  | { type: 'reserve.pressed' }
  | { type: 'wait.abandoned' };

/** @param played on the court; absent where all sports are */
export function sportOf({ sports }: Pick<OrderContext, 'sports'>, court: string, played?: readonly Sport[]): Sport {
  return playedInstead(sports[court] ?? DEFAULT_SPORT, played);
}

/** `chosen` are the hours that the page's address names and that are free, `code` a voucher that was typed before. */
export type OrderStart = Pick<OrderContext, 'arena' | 'today' | 'day' | 'chosen'> & Partial<Pick<OrderContext, 'code'>>;

export function startOrder({ arena, today, day, chosen, code = '' }: OrderStart): OrderContext {
  const sports = Object.fromEntries(chosen.map(({ court, sport }) => [court, sport]));
  return { arena, today, day, chosen, sports, pendingDay: null, code, voucherError: null };
}

/** A new day starts with no chosen hours, because hours belong to one day. */
export function withDay(day: Day) {
  return { day, pendingDay: null, chosen: [], voucherError: null };
}

export function withSlot(context: OrderContext, { sports, ...slot }: SlotOnScreen): Partial<OrderContext> {
  return { chosen: toggleSlot(context.chosen, { ...slot, sport: sportOf(context, slot.court, sports) }) };
}

/** The new sport also applies to the hours already chosen on that court. */
export function withSport(context: OrderContext, court: string, sport: Sport): Partial<OrderContext> {
  return {
    sports: { ...context.sports, [court]: sport },
    chosen: context.chosen.map((slot) => (slot.court === court ? { ...slot, sport } : slot)),
  };
}

export type TakenHour = Pick<ChosenSlot, 'court' | 'timeSlot'>;

export function withoutTaken({ chosen }: OrderContext, taken: readonly TakenHour[]): Partial<OrderContext> {
  return { chosen: chosen.filter((slot) => !taken.some((hour) => isSameHour(hour, slot))) };
}

export function orderOf({ arena, day, chosen, code }: OrderContext): ReservationOrder {
  const voucher = code.trim();
  return { arena, date: day, selectedTimeSlots: selectedTimeSlots(chosen), ...(voucher && { code: voucher }) };
}

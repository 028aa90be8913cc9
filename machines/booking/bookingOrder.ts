import type { ReservationOrder } from '../../domain/booking/order.ts';
import { type ChosenSlot, isSameHour, selectedTimeSlots, toggleSlot } from '../../domain/booking/selection.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import type { Day } from '../../domain/days/day.ts';

/** What a person is putting together, a player or an owner; nothing here is known to the server yet. */
export interface OrderContext {
  readonly arena: string;
  readonly today: Day;
  readonly day: Day;
  /** Asked for while hours of `day` were chosen. */
  readonly pendingDay: Day | null;
  readonly chosen: readonly ChosenSlot[];
  /** By court; the others play {@link DEFAULT_SPORT}. */
  readonly sports: Readonly<Record<string, Sport>>;
  readonly code: string;
  readonly voucherError: string | null;
}

/** An hour as it is touched; its court's sport is known to the order. */
export type SlotOnScreen = Omit<ChosenSlot, 'sport'>;

/** What both booking charts hear of the parts of their screens. */
export type OrderEvent =
  | { type: 'day.picked'; day: Day }
  | { type: 'day.confirmed' }
  | { type: 'day.declined' }
  | { type: 'slot.toggled'; slot: SlotOnScreen }
  /** Of players alone: only they are shown hours of their own. */
  | { type: 'own.pressed'; id: string }
  | { type: 'sport.picked'; court: string; sport: Sport }
  | { type: 'voucher.typed'; code: string }
  | { type: 'reserve.pressed' }
  | { type: 'wait.abandoned' };

const DEFAULT_SPORT: Sport = 'BEACH_TENNIS';

export function sportOf({ sports }: Pick<OrderContext, 'sports'>, court: string): Sport {
  return sports[court] ?? DEFAULT_SPORT;
}

export function startOrder(start: Pick<OrderContext, 'arena' | 'today' | 'day'>): OrderContext {
  return { ...start, pendingDay: null, chosen: [], sports: {}, code: '', voucherError: null };
}

/** Hours are of a day: another day begins with none. */
export function withDay(day: Day) {
  return { day, pendingDay: null, chosen: [], voucherError: null };
}

export function withSlot(context: OrderContext, slot: SlotOnScreen): Partial<OrderContext> {
  return { chosen: toggleSlot(context.chosen, { ...slot, sport: sportOf(context, slot.court) }) };
}

/** Hours already chosen on the court follow its sport. */
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

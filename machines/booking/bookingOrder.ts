import type { ReservationOrder } from '../../domain/booking/order.ts';
import { type ChosenSlot, isSameHour, selectedTimeSlots, toggleSlot } from '../../domain/booking/selection.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import type { Day } from '../../domain/days/day.ts';
import type { ReservationPayment } from '../../domain/payment/charge.ts';
import type { Failed } from '../outcome.ts';

/** A reservation that exists now; `charge` when it is to be paid by PIX. */
export interface MadeReservation {
  readonly subject: string;
  readonly charge: ReservationPayment | null;
}

export type HoldOutcome = ({ readonly _tag: 'Held' } & MadeReservation) | { readonly _tag: 'None' };

export type OpenPaymentOutcome =
  | ({ readonly _tag: 'Payable' } & MadeReservation)
  /** Paid, cancelled or expired since it was last read; or to be paid at the arena. */
  | { readonly _tag: 'Closed' }
  | Failed;

export type MakeOutcome =
  | ({ readonly _tag: 'Made' } & MadeReservation)
  | { readonly _tag: 'ProfileIncomplete' }
  | { readonly _tag: 'SlotTaken'; readonly message: string; readonly taken: readonly TakenHour[] }
  | { readonly _tag: 'VoucherRefused'; readonly message: string }
  | Failed;

type TakenHour = Pick<ChosenSlot, 'court' | 'timeSlot'>;

/** What the person is putting together; nothing here is known to the server yet, but `made`. */
export interface BookingContext {
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
  readonly made: MadeReservation | null;
  /** The person's own reservation, touched among the hours. */
  readonly own: string;
}

/** An hour as it is touched; its court's sport is known to the order. */
export type SlotOnScreen = Omit<ChosenSlot, 'sport'>;

export type BookingEvent =
  | { type: 'day.picked'; day: Day }
  | { type: 'day.confirmed' }
  | { type: 'day.declined' }
  | { type: 'slot.toggled'; slot: SlotOnScreen }
  | { type: 'own.pressed'; id: string }
  | { type: 'sport.picked'; court: string; sport: Sport }
  | { type: 'voucher.typed'; code: string }
  | { type: 'reserve.pressed' }
  | { type: 'dialog.closed' };

const DEFAULT_SPORT: Sport = 'BEACH_TENNIS';

export function sportOf({ sports }: Pick<BookingContext, 'sports'>, court: string): Sport {
  return sports[court] ?? DEFAULT_SPORT;
}

export function startOrder(input: { readonly arena: string; readonly today: Day }): BookingContext {
  return {
    ...input,
    day: input.today,
    pendingDay: null,
    chosen: [],
    sports: {},
    code: '',
    voucherError: null,
    made: null,
    own: '',
  };
}

export function withSlot(context: BookingContext, slot: SlotOnScreen): Partial<BookingContext> {
  return { chosen: toggleSlot(context.chosen, { ...slot, sport: sportOf(context, slot.court) }) };
}

/** Hours already chosen on the court follow its sport. */
export function withSport(context: BookingContext, court: string, sport: Sport): Partial<BookingContext> {
  return {
    sports: { ...context.sports, [court]: sport },
    chosen: context.chosen.map((slot) => (slot.court === court ? { ...slot, sport } : slot)),
  };
}

export function withoutTaken(context: BookingContext, outcome: MakeOutcome): Partial<BookingContext> {
  if (outcome._tag !== 'SlotTaken') return {};
  return { chosen: context.chosen.filter((slot) => !outcome.taken.some((hour) => isSameHour(hour, slot))) };
}

export function orderOf({ arena, day, chosen, code }: BookingContext): ReservationOrder {
  const voucher = code.trim();
  return { arena, date: day, selectedTimeSlots: selectedTimeSlots(chosen), ...(voucher && { code: voucher }) };
}

/** What the payment chart is given. */
export function toPay(made: MadeReservation | null) {
  if (!made?.charge) throw new Error('Only what was made with a charge can be paid');
  return { subject: made.subject, charge: made.charge };
}

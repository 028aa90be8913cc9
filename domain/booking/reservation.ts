import { Schema } from 'effect';
import { PaymentMethod } from '../arenas/arena.ts';
import { Id, Instant } from '../contract/id.ts';
import { Day } from '../days/day.ts';
import { Centavos, Reais } from '../money/money.ts';
import { MoneyNews, ReservationPayment } from '../payment/charge.ts';
import { CancelObstacle } from './cancelObstacle.ts';
import { StartHour } from './hours.ts';
import { Sport } from './sport.ts';

export const ReservationStatus = Schema.Literals(['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA']);
export type ReservationStatus = typeof ReservationStatus.Type;

/** How each status is said in a sentence of its own word. */
export const STATUS_NAMES: Readonly<Record<ReservationStatus, string>> = {
  PENDENTE: 'Pendente',
  CONFIRMADA: 'Confirmada',
  PAGA: 'Paga',
  EXPIRADA: 'Expirada',
  CANCELADA: 'Cancelada',
};

const ReservedSlot = Schema.Struct({ id: Id, startHour: StartHour, price: Reais }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);

const ReservedCourt = Schema.Struct({
  court: Schema.Struct({ id: Id, name: Schema.String }),
  timeSlots: Schema.Array(ReservedSlot),
  sport: Sport,
});

const Installment = Schema.Struct({ id: Id, info: Schema.String, value: Reais }).pipe(Schema.encodeKeys({ id: '_id' }));

/**
 * A reservation as its player, or its arena's owner, sees it. `refunded`: paid too late, or cancelled after paying.
 * `cancelObstacle` and the arena's phone are the player's: why a live one cannot be cancelled, and whom to ask instead.
 */
export const Reservation = Schema.Struct({
  id: Id,
  arena: Schema.Struct({ id: Id, name: Schema.String, phone: Schema.optionalKey(Schema.String) }).pipe(
    Schema.encodeKeys({ id: '_id' }),
  ),
  date: Day,
  selectedTimeSlots: Schema.Array(ReservedCourt),
  totalValue: Reais,
  discount: Reais,
  status: ReservationStatus,
  paymentMethod: PaymentMethod,
  paid: Schema.Boolean,
  refunded: Schema.Boolean,
  moneyNews: Schema.optionalKey(MoneyNews),
  /** Of the total, what was paid through the platform and taken away again: refunded in part, or charged back. */
  lostValue: Schema.optionalKey(Reais),
  player: Schema.optionalKey(
    Schema.Struct({ id: Id, name: Schema.String, phone: Schema.optionalKey(Schema.String) }).pipe(
      Schema.encodeKeys({ id: '_id' }),
    ),
  ),
  guestPlayerName: Schema.optionalKey(Schema.String),
  installments: Schema.Array(Installment),
  payment: Schema.Array(ReservationPayment),
  createdAt: Instant,
  expiresAt: Schema.optionalKey(Instant),
  cancelObstacle: Schema.optionalKey(CancelObstacle),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Reservation = typeof Reservation.Type;

/** Unpaid PIX: the hours are held for this long. */
export const HOLD_MINUTES = 60;
/** The bank may tell late: money is still looked for this long after the hour. */
export const HOLD_GRACE_MINUTES = 2;
/** Unpaid platform reservations that a player may have at once. */
export const MAX_LIVE_HOLDS = 3;
/** Bookings that a player may make in an hour, against hoarding. */
export const MAX_BOOKINGS_PER_HOUR = 10;
/** Hours in one reservation: a whole day on a handful of courts. */
export const MAX_SLOTS = 48;

const CLOSED_TO_PLAYER: readonly ReservationStatus[] = ['CANCELADA', 'EXPIRADA', 'PAGA'];
const CLOSED_TO_OWNER: readonly ReservationStatus[] = ['CANCELADA', 'EXPIRADA'];

/** From which statuses a cancel takes effect; a player's may meet an obstacle besides. */
export function cancellableFrom(who: 'player' | 'owner'): ReservationStatus[] {
  const closed = who === 'player' ? CLOSED_TO_PLAYER : CLOSED_TO_OWNER;
  return ReservationStatus.literals.filter((status) => !closed.includes(status));
}

/** What a player can do with one of their reservations; for the closed ones only a new one is offered. */
export function playerActions(
  reservation: Pick<Reservation, 'status' | 'paymentMethod'>,
): readonly ('pay' | 'cancel' | 'reserveAgain')[] {
  if (CLOSED_TO_PLAYER.includes(reservation.status)) return ['reserveAgain'];
  const payable = reservation.status === 'PENDENTE' && reservation.paymentMethod === 'platform';
  return payable ? ['pay', 'cancel'] : ['cancel'];
}

/** The status that a new reservation starts in. A total of zero owes nothing to anybody. */
export function initialStatus(order: {
  readonly madeBy: 'player' | 'owner';
  readonly paymentMethod: PaymentMethod;
  readonly total: typeof Centavos.Type;
}): ReservationStatus {
  return order.madeBy === 'owner' || order.total === 0 ? 'CONFIRMADA' : 'PENDENTE';
}

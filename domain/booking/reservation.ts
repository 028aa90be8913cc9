import { Schema } from 'effect';
import { Cancellation } from '../ledger/cancellation.ts';
import { InstallmentKind } from '../ledger/installment.ts';
import { Note } from './note.ts';
import { Method } from '../ledger/movement.ts';
import { PastGiving } from './pastGiving.ts';
import { PastMove } from './pastMove.ts';
import { PaymentMethod } from '../arenas/arena.ts';
import { OpenRebooking } from '../closures/rebooking.ts';
import { Id, Instant } from '../values/id.ts';
import { Version } from '../values/version.ts';
import { Day } from '../values/days/day.ts';
import { Centavos, Reais, TotalReais } from '../values/money.ts';
import { MoneyNews, ReservationPayment } from '../payment/charge.ts';
import { CancelObstacle } from './cancelObstacle.ts';
import { CancellationPolicy, GIVES } from '../arenas/cancellationPolicy.ts';
import { StartHour } from '../values/days/hours.ts';
import { Sport } from '../courts/sport.ts';

export const ReservationStatus = Schema.Literals(['PENDENTE', 'CONFIRMADA', 'PAGA', 'EXPIRADA', 'CANCELADA']);
export type ReservationStatus = typeof ReservationStatus.Type;

/** Each status as text on screen. */
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

/** A payment or discount that stands in the ledger. Only the arena's owner sees who recorded it, if anybody knows. */
const Installment = Schema.Struct({
  id: Id,
  /** Absent in what a browser kept from before; then the word tells. */
  kind: Schema.optionalKey(InstallmentKind),
  info: Schema.String,
  value: Reais,
  method: Schema.optionalKey(Method),
  at: Schema.optionalKey(Instant),
  recordedBy: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));

/** What the arena gave back while the reservation was live, as for a move to hours that cost less. */
const Return = Schema.Struct({
  id: Id,
  value: Reais,
  method: Schema.optionalKey(Method),
  at: Instant,
  recordedBy: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));

const TERMS = { paid: Reais, returned: Reais, bonus: Reais, gives: Schema.Literals(GIVES) };
/**
 * What its player's cancellation came to. `byClosure`: the arena cancelled it by a closure, and the player chose credit
 * instead of their PIX.
 */
const PlayerCancellation = Schema.Struct({ ...TERMS, byClosure: Schema.optionalKey(Schema.Boolean) });
/** What it would come to now, until when it does, and the token that the cancellation repeats. */
export const CancelQuote = Schema.Struct({ ...TERMS, until: Instant, token: Schema.String });
export type CancelQuote = typeof CancelQuote.Type;

/** What became of a part of the PIX that goes back while the reservation stands. `returned`: by other means than the bank. */
const PixBack = Schema.Struct({
  value: Reais,
  state: Schema.Literals(['refunding', 'refunded', 'refused', 'returned']),
});
export type PixBack = typeof PixBack.Type;

/**
 * A reservation as its player or its arena's owner sees it. `refunded`: it was paid too late, or cancelled after payment.
 * Only the player gets `cancelObstacle`, why a live one cannot be cancelled, and the arena's phone, to ask there instead.
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
  /** The part of the total that was paid through the platform and then refunded in part, or charged back. */
  lostValue: Schema.optionalKey(Reais),
  /** The price of hours that closures took of it, paid by PIX, in their order; absent while there is none. */
  pixBack: Schema.optionalKey(Schema.Array(PixBack)),
  /** For the owner: what the platform has of it and will pass on, less its fee. */
  toPassOn: Schema.optionalKey(Reais),
  /** For the owner: when it was marked that nobody came; absent while it is not. */
  noShowAt: Schema.optionalKey(Instant),
  player: Schema.optionalKey(
    Schema.Struct({
      id: Id,
      name: Schema.String,
      phone: Schema.optionalKey(Schema.String),
      /** What the arena owes the player, who can pay with it. */
      credit: Schema.optionalKey(TotalReais),
    }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
  guestPlayerName: Schema.optionalKey(Schema.String),
  /** For the owner alone. */
  guestPhone: Schema.optionalKey(Schema.String),
  /** For the owner alone: the version of whom it is for; absent while it was never given to anybody else. */
  whomVersion: Schema.optionalKey(Version),
  /** For the owner alone; absent while nobody has written one. */
  note: Schema.optionalKey(Note),
  /** The series of which it is a week. */
  series: Schema.optionalKey(Id),
  /** Of such a week that its mensalista owes: what skipping it does to the month's sum, or `week` where each week has its price. */
  inBill: Schema.optionalKey(Schema.Literals(['week', 'off', 'stays', 'credit'])),
  /** For the player: why skipping it would leave the month's sum as it is, whatever is agreed; absent when it would not. */
  skipFault: Schema.optionalKey(Schema.Literals(['late', 'many'])),
  installments: Schema.Array(Installment),
  /** The last one last; absent while there is none. What a cancellation gave back stands in that. */
  returns: Schema.optionalKey(Schema.Array(Return)),
  payment: Schema.Array(ReservationPayment),
  /** Of one that was cancelled at the arena's desk. */
  cancellation: Schema.optionalKey(Cancellation),
  /** Of a paid one that its player cancelled. */
  playerCancellation: Schema.optionalKey(PlayerCancellation),
  /** Of one that a closure cancelled, while its player may choose what becomes of the money. */
  rebooking: Schema.optionalKey(OpenRebooking),
  /** For the owner alone: its changes of hours, the last one last; absent while there was none. */
  moves: Schema.optionalKey(Schema.Array(PastMove)),
  /** For the owner alone: when it was given to somebody else, the last time last; absent while it never was. */
  givings: Schema.optionalKey(Schema.Array(PastGiving)),
  createdAt: Instant,
  expiresAt: Schema.optionalKey(Instant),
  cancelObstacle: Schema.optionalKey(CancelObstacle),
  /** For the player: the policy that it was made under, while it occupies its hours; absent without one. */
  cancellationPolicy: Schema.optionalKey(CancellationPolicy),
  /** For the player: absent unless they can cancel it though it is paid. */
  cancelQuote: Schema.optionalKey(CancelQuote),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Reservation = typeof Reservation.Type;

/** How long the hours are held for an unpaid PIX. */
export const HOLD_MINUTES = 60;
/** The bank may report a payment late: the hours are held this much longer. */
export const HOLD_GRACE_MINUTES = 2;
/** How many unpaid PIX reservations a player may have at once. */
export const MAX_LIVE_HOLDS = 3;
/** How many bookings a player may make per hour, against hoarding. */
export const MAX_BOOKINGS_PER_HOUR = 10;
/** Most hours in one reservation, such as a whole day on several courts. */
export const MAX_SLOTS = 48;

/** The statuses of reservations that stand no more, and of those that do. */
export const OVER: readonly ReservationStatus[] = ['CANCELADA', 'EXPIRADA'];
export const LIVE: readonly ReservationStatus[] = ReservationStatus.literals.filter((status) => !OVER.includes(status));
const CLOSED_TO_PLAYER: readonly ReservationStatus[] = [...OVER, 'PAGA'];

/** Whether it occupies its hours. */
export function isLive({ status }: Pick<Reservation, 'status'>): boolean {
  return LIVE.includes(status);
}

/** Whether the arena's figures count it as sold: not before its PIX is paid. In SQL: server/areas/owner/statistics/sold.ts. */
export function isSold(reservation: Pick<Reservation, 'status' | 'paymentMethod'>): boolean {
  return isLive(reservation) && !awaitsPix(reservation);
}

/** The statuses in which a reservation can be cancelled. A player may also meet a {@link CancelObstacle}. */
export function cancellableFrom(who: 'player' | 'owner'): ReservationStatus[] {
  const closed = who === 'player' ? CLOSED_TO_PLAYER : OVER;
  return ReservationStatus.literals.filter((status) => !closed.includes(status));
}

/** Whether its hours are held for a PIX that is not paid yet. */
export function awaitsPix({ status, paymentMethod }: Pick<Reservation, 'status' | 'paymentMethod'>): boolean {
  return status === 'PENDENTE' && paymentMethod === 'platform';
}

/**
 * What a player can do with one of their reservations. A closed one can only be reserved again, or, where the arena returns
 * money, be cancelled.
 */
export function playerActions(
  reservation: Pick<Reservation, 'status' | 'paymentMethod' | 'cancelQuote'>,
): readonly ('pay' | 'cancel' | 'reserveAgain')[] {
  if (reservation.cancelQuote) return ['cancel', 'reserveAgain'];
  if (CLOSED_TO_PLAYER.includes(reservation.status)) return ['reserveAgain'];
  return awaitsPix(reservation) ? ['pay', 'cancel'] : ['cancel'];
}

/** The status of a new reservation. A total of zero needs no payment. */
export function initialStatus(order: {
  readonly madeBy: 'player' | 'owner';
  readonly paymentMethod: PaymentMethod;
  readonly total: typeof Centavos.Type;
}): ReservationStatus {
  return order.madeBy === 'owner' || order.total === 0 ? 'CONFIRMADA' : 'PENDENTE';
}

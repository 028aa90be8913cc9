import { USUAL_METHOD } from '#domain/ledger/movement.ts';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import { HOLD_GRACE_MINUTES, HOLD_MINUTES, isLive, type ReservationStatus } from '#domain/booking/reservation.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { claimRows } from '#core/hours/claims.ts';
import type { charges, refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import type { people } from '#platform/database/schema/people.ts';
import type {
  installments,
  reservations,
  reservationSlots,
  slotClaims,
  voucherUses,
} from '#platform/database/schema/reservations.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import type { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { newId } from '#platform/database/uuid.ts';
import type { DemoArena, NewCourt, NewSlot } from './arenas.ts';
import { type Paid, sumOf } from './payments.ts';
import { HOUR_MS, idAt, pixOf } from './pix.ts';

/** A reservation of the demonstration, before it is converted to rows. */
export interface DemoGame {
  readonly arena: DemoArena;
  readonly court: NewCourt;
  readonly day: Day;
  readonly slots: readonly NewSlot[];
  readonly player?: typeof people.$inferInsert;
  readonly guest?: string;
  readonly sport: Sport;
  readonly status: ReservationStatus;
  readonly payment: PaymentMethod;
  readonly madeBy: 'player' | 'owner';
  readonly installments: readonly Paid[];
  readonly isRefunded: boolean;
  /** Centavos. */
  readonly discount: number;
  readonly voucherId?: string;
  /** How many hours before the game it was made. */
  readonly leadHours: number;
  /** Whose week it is. */
  readonly series?: string;
  /** When it was paid, where that was not when it was played. */
  readonly paidAt?: Date;
  /** When it was cancelled, where that was not soon after it was made. */
  readonly closedAt?: Date;
}

export interface Rows {
  readonly reservation: typeof reservations.$inferInsert;
  readonly slots: readonly (typeof reservationSlots.$inferInsert)[];
  readonly weeks: readonly (typeof seriesWeeks.$inferInsert)[];
  readonly claims: readonly (typeof slotClaims.$inferInsert)[];
  readonly installments: readonly (typeof installments.$inferInsert)[];
  readonly movements: readonly (typeof movements.$inferInsert)[];
  readonly voucherUses: readonly (typeof voucherUses.$inferInsert)[];
  readonly charges: readonly (typeof charges.$inferInsert)[];
  readonly sandboxCharges: readonly (typeof sandboxCharges.$inferInsert)[];
  readonly refunds: readonly (typeof refunds.$inferInsert)[];
}

/** The rows that booking, paying and closing the reservation would leave. */
export function rowsOf(game: DemoGame, now: Date, receiver: string): Rows {
  const { arena, court, day, slots, status } = game;
  const reservation = reservationRow(game, now);
  const { id, createdAt: madeAt, closedAt, totalCentavos: total } = reservation;
  const own = { arenaId: arena.row.id, reservationId: id };
  // Who plays pays when they come; who pays ahead has just done so.
  const paidAt = game.paidAt ?? new Date(Math.min(now.getTime(), beginOf(game)));
  const paid = paidOf(game).map((part) => ({ ...part, id: newId() }));
  const isPaid = game.payment === 'platform' && total > 0 && (status === 'PAGA' || game.isRefunded);
  const pix =
    isPaid &&
    pixOf({
      subject: { purpose: 'reservation', ...own },
      description: 'Reserva de quadra',
      total,
      madeAt,
      receiver,
      isPaid,
      refundedAt: game.isRefunded && closedAt ? new Date(closedAt.getTime() + REFUND_MS) : undefined,
    });
  return {
    reservation,
    slots: slots.map(({ id: timeSlotId, startHour, priceCentavos }) => ({
      ...own,
      courtId: court.id,
      courtName: court.name,
      hour: startHour,
      timeSlotId,
      priceCentavos,
      sport: game.sport,
    })),
    weeks: game.series
      ? [{ ...own, seriesId: game.series, day: toIsoDay(day), state: 'made', at: madeAt, decidedBy: null }]
      : [],
    claims: isLive(game)
      ? claimRows(
          reservation,
          slots.map(({ startHour }) => ({ courtId: court.id, day: toIsoDay(day), hour: startHour })),
        )
      : [],
    installments: paid.map(({ info, value, id: paymentId }) => ({
      ...own,
      id: paymentId,
      info,
      valueCentavos: value,
      createdAt: paidAt,
    })),
    movements: paid.map(({ info, value, id: paymentId, method = null }) => ({
      ...own,
      id: paymentId,
      kind: method === null ? 'discount' : 'payment',
      method,
      valueCentavos: value,
      at: paidAt,
      recordedBy: arena.row.ownerId,
      note: method === null ? '' : info,
    })),
    voucherUses: game.voucherId === undefined ? [] : [{ ...own, voucherId: game.voucherId, usedAt: madeAt }],
    charges: pix ? [pix.charge] : [],
    sandboxCharges: pix ? [pix.sandboxCharge] : [],
    refunds: pix ? pix.refunds : [],
  };
}

export function reservationRow(game: DemoGame, now: Date) {
  const { arena, day, slots, status, discount } = game;
  const madeAt = madeAtOf(game, now);
  const total = slots.reduce((sum, slot) => sum + slot.priceCentavos, 0) - discount;
  const isPlatform = game.payment === 'platform';
  return {
    arenaId: arena.row.id,
    id: idAt(madeAt),
    playerId: game.player?.id ?? null,
    guestPlayerName: game.guest ?? null,
    day: toIsoDay(day),
    totalCentavos: total,
    discountCentavos: discount,
    paymentMethod: game.payment,
    status,
    madeBy: game.madeBy,
    voucherId: game.voucherId ?? null,
    seriesId: game.series ?? null,
    createdAt: madeAt,
    expiresAt: isPlatform && total > 0 ? new Date(madeAt.getTime() + HOLD_MINUTES * 60_000) : null,
    closedAt: game.closedAt ?? closedAtOf(status, madeAt),
    moneyBack: game.isRefunded ? 'done' : 'none',
    settledCentavos: sumOf(paidOf(game)),
    statusBefore: status === 'PAGA' && !isPlatform ? (game.madeBy === 'owner' ? 'CONFIRMADA' : 'PENDENTE') : null,
    ...(isNoShow(game, now) && { noShowAt: new Date(beginOf(game) + NO_SHOW_MS), noShowBy: arena.row.ownerId }),
  } as const satisfies typeof reservations.$inferInsert;
}

/** What was paid at the arena: in parts, or by the owner's check. */
function paidOf({ payment, status, installments: parts, slots, discount }: DemoGame): readonly Paid[] {
  const total = slots.reduce((sum, slot) => sum + slot.priceCentavos, 0) - discount;
  const isChecked = payment === 'local' && status === 'PAGA' && parts.length === 0 && total > 0;
  return isChecked ? [{ info: '', value: total, method: USUAL_METHOD }] : parts;
}

/** How long after a cancellation its PIX is back. */
const REFUND_MS = 5 * 60_000;

/** How long after the first hour began nobody is waited for any more. */
const NO_SHOW_MS = 20 * 60_000;

/** To about one in three of the games that nothing was paid of, nobody came. */
function isNoShow(game: DemoGame, now: Date): boolean {
  const { day, status, payment, installments: parts } = game;
  const isOwed = payment === 'local' && (status === 'PENDENTE' || status === 'CONFIRMADA') && parts.length === 0;
  return isOwed && day.day % 3 === 0 && beginOf(game) + NO_SHOW_MS <= now.getTime();
}

/** A hold closes after its minutes and the grace period; other closed reservations do after 15 minutes. */
function closedAtOf(status: ReservationStatus, madeAt: Date): Date | null {
  if (status === 'PENDENTE' || status === 'CONFIRMADA') return null;
  const minutes = status === 'EXPIRADA' ? HOLD_MINUTES + HOLD_GRACE_MINUTES : 15;
  return new Date(madeAt.getTime() + minutes * 60_000);
}

/** Some hours before the game, and at least two hours ago: newer ones would count towards the star's hourly booking limit. */
function madeAtOf(game: DemoGame, now: Date): Date {
  const { leadHours } = game;
  const latest = now.getTime() - 2 * HOUR_MS;
  const intended = beginOf(game) - leadHours * HOUR_MS;
  return new Date(intended <= latest ? intended : latest - leadHours * HOUR_MS);
}

/** The instant of its first hour, in milliseconds. */
function beginOf({ day, slots }: DemoGame): number {
  return Date.parse(`${toIsoDay(day)}T${String(slots[0]?.startHour ?? 0).padStart(2, '0')}:00:00-03:00`);
}

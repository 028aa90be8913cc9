import { HOLD_MINUTES, type ReservationStatus } from '../../domain/booking/reservation.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import { type Day, toIsoDay } from '../../domain/days/day.ts';
import { encodeBrCode } from '../../domain/payment/brcode.ts';
import type { charges, refunds, sandboxCharges } from '../database/schema/payments.ts';
import type { people } from '../database/schema/people.ts';
import type { reservations, reservationSlots, slotClaims, voucherUses } from '../database/schema/reservations.ts';
import { newId } from '../database/uuid.ts';
import { newToken } from '../session/tokens.ts';
import type { DemoArena, NewCourt, NewSlot } from './arenas.ts';

/** A reservation as the demonstration tells it, before it is rows. */
export interface Told {
  readonly arena: DemoArena;
  readonly court: NewCourt;
  readonly day: Day;
  readonly slots: readonly NewSlot[];
  readonly player?: typeof people.$inferInsert;
  readonly guest?: string;
  readonly sport: Sport;
  readonly status: ReservationStatus;
  readonly isRefunded: boolean;
  /** Centavos. */
  readonly discount: number;
  readonly voucherId?: string;
  /** How long before the game it was made. */
  readonly leadHours: number;
}

export interface Rows {
  readonly reservation: typeof reservations.$inferInsert;
  readonly slots: readonly (typeof reservationSlots.$inferInsert)[];
  readonly claims: readonly (typeof slotClaims.$inferInsert)[];
  readonly voucherUses: readonly (typeof voucherUses.$inferInsert)[];
  readonly charges: readonly (typeof charges.$inferInsert)[];
  readonly sandboxCharges: readonly (typeof sandboxCharges.$inferInsert)[];
  readonly refunds: readonly (typeof refunds.$inferInsert)[];
}

const HOUR_MS = 60 * 60_000;

/** The rows that booking, paying and closing it would have left. */
export function rowsOf(told: Told, now: Date, receiver: string): Rows {
  const { arena, court, day, slots, status, discount } = told;
  const madeAt = madeAtOf(told, now);
  const id = idAt(madeAt);
  const own = { arenaId: arena.row.id, reservationId: id };
  const total = slots.reduce((sum, slot) => sum + slot.priceCentavos, 0) - discount;
  const isPlatform = arena.place.paymentMethod === 'platform' && told.guest === undefined;
  const reservation = {
    arenaId: arena.row.id,
    id,
    playerId: told.player?.id ?? null,
    guestPlayerName: told.guest ?? null,
    day: toIsoDay(day),
    totalCentavos: total,
    discountCentavos: discount,
    paymentMethod: arena.place.paymentMethod,
    status,
    madeBy: told.guest === undefined ? 'player' : 'owner',
    voucherId: told.voucherId ?? null,
    createdAt: madeAt,
    expiresAt: isPlatform && total > 0 ? new Date(madeAt.getTime() + HOLD_MINUTES * 60_000) : null,
    closedAt: status === 'PENDENTE' || status === 'CONFIRMADA' ? null : new Date(madeAt.getTime() + HOUR_MS / 4),
    moneyBack: told.isRefunded ? 'done' : 'none',
  } as const;
  const isPaid = isPlatform && total > 0 && (status === 'PAGA' || told.isRefunded);
  return {
    reservation,
    slots: slots.map(({ id: timeSlotId, startHour, priceCentavos }) => ({
      ...own,
      courtId: court.id,
      courtName: court.name,
      hour: startHour,
      timeSlotId,
      priceCentavos,
      sport: told.sport,
    })),
    claims: isLive(status)
      ? slots.map(({ startHour }) => ({ ...own, courtId: court.id, day: toIsoDay(day), hour: startHour }))
      : [],
    voucherUses: told.voucherId === undefined ? [] : [{ ...own, voucherId: told.voucherId, usedAt: madeAt }],
    ...(isPaid ? paymentOf({ ...own, total, madeAt, receiver, isRefunded: told.isRefunded }) : UNPAID),
  };
}

/** Occupies its hours. */
export function isLive(status: ReservationStatus): boolean {
  return status !== 'CANCELADA' && status !== 'EXPIRADA';
}

const UNPAID = { charges: [], sandboxCharges: [], refunds: [] };

interface Payment {
  readonly arenaId: string;
  readonly reservationId: string;
  readonly total: number;
  readonly madeAt: Date;
  readonly receiver: string;
  readonly isRefunded: boolean;
}

/** Paid at the sandbox bank five minutes after it was made, so that an owner can still give the money back. */
function paymentOf({ total, madeAt, receiver, isRefunded, ...own }: Payment) {
  const id = idAt(madeAt);
  const providerId = `SB${id.replaceAll('-', '').slice(-22).toUpperCase()}`;
  const idempotencyKey = newId();
  const approvedAt = new Date(madeAt.getTime() + 5 * 60_000);
  const qrCode = encodeBrCode({
    key: 'pix@sandbox.quadralivre.example',
    receiver: 'Quadra Livre Sandbox',
    city: 'Sao Paulo',
    amount: total,
    reference: providerId,
  });
  const both = {
    idempotencyKey,
    receiver,
    reference: id,
    amountCentavos: total,
    status: isRefunded ? 'refunded' : 'approved',
    createdAt: madeAt,
    expiresAt: new Date(madeAt.getTime() + HOLD_MINUTES * 60_000),
    approvedAt,
  } as const;
  const charge = { ...both, ...own, id, qrCode, providerId, purpose: 'reservation', provider: 'sandbox' } as const;
  const refundedAt = isRefunded ? new Date(approvedAt.getTime() + HOUR_MS) : null;
  const refund = { chargeId: id, reason: 'cancelled by the arena', state: 'done', idempotencyKey: newId() } as const;
  return {
    charges: [{ ...charge, pollToken: newToken() }],
    sandboxCharges: [{ ...both, id: providerId, description: 'Reserva de quadra', brCode: qrCode, refundedAt }],
    refunds: refundedAt ? [{ ...refund, createdAt: refundedAt, doneAt: refundedAt }] : [],
  };
}

/** Some time before the game, and at least two hours ago: newer ones would count against the star's bookings an hour. */
function madeAtOf({ day, slots, leadHours }: Told, now: Date): Date {
  const game = Date.parse(`${toIsoDay(day)}T${String(slots[0]?.startHour ?? 0).padStart(2, '0')}:00:00-03:00`);
  const latest = now.getTime() - 2 * HOUR_MS;
  const wished = game - leadHours * HOUR_MS;
  return new Date(wished <= latest ? wished : latest - leadHours * HOUR_MS);
}

/** An identifier as it would have been made then: lists are sorted by them. */
function idAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}

import type { PaymentMethod } from '../../domain/arenas/arena.ts';
import { HOLD_GRACE_MINUTES, HOLD_MINUTES, type ReservationStatus } from '../../domain/booking/reservation.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import { type Day, toIsoDay } from '../../domain/days/day.ts';
import type { charges, refunds, sandboxCharges } from '../database/schema/payments.ts';
import type { people } from '../database/schema/people.ts';
import type {
  installments,
  reservations,
  reservationSlots,
  slotClaims,
  voucherUses,
} from '../database/schema/reservations.ts';
import { newId } from '../database/uuid.ts';
import type { DemoArena, NewCourt, NewSlot } from './arenas.ts';
import { type Paid, sumOf } from './payments.ts';
import { HOUR_MS, idAt, pixOf } from './pix.ts';

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
  readonly payment: PaymentMethod;
  readonly madeBy: 'player' | 'owner';
  readonly installments: readonly Paid[];
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
  readonly installments: readonly (typeof installments.$inferInsert)[];
  readonly voucherUses: readonly (typeof voucherUses.$inferInsert)[];
  readonly charges: readonly (typeof charges.$inferInsert)[];
  readonly sandboxCharges: readonly (typeof sandboxCharges.$inferInsert)[];
  readonly refunds: readonly (typeof refunds.$inferInsert)[];
}

/** The rows that booking, paying and closing it would have left. */
export function rowsOf(told: Told, now: Date, receiver: string): Rows {
  const { arena, court, day, slots, status } = told;
  const reservation = reservationRow(told, now);
  const { id, createdAt: madeAt, totalCentavos: total } = reservation;
  const own = { arenaId: arena.row.id, reservationId: id };
  const isPaid = told.payment === 'platform' && total > 0 && (status === 'PAGA' || told.isRefunded);
  const pix =
    isPaid &&
    pixOf({
      subject: { purpose: 'reservation', ...own },
      description: 'Reserva de quadra',
      total,
      madeAt,
      receiver,
      became: told.isRefunded ? 'refunded' : 'approved',
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
      sport: told.sport,
    })),
    claims: isLive(status)
      ? slots.map(({ startHour }) => ({ ...own, courtId: court.id, day: toIsoDay(day), hour: startHour }))
      : [],
    installments: told.installments.map(({ info, value }) => ({
      arenaId: arena.row.id,
      id: newId(),
      reservationId: id,
      info,
      valueCentavos: value,
      createdAt: now,
    })),
    voucherUses: told.voucherId === undefined ? [] : [{ ...own, voucherId: told.voucherId, usedAt: madeAt }],
    charges: pix ? [pix.charge] : [],
    sandboxCharges: pix ? [pix.sandboxCharge] : [],
    refunds: pix ? pix.refunds : [],
  };
}

export function reservationRow(told: Told, now: Date) {
  const { arena, day, slots, status, discount } = told;
  const madeAt = madeAtOf(told, now);
  const total = slots.reduce((sum, slot) => sum + slot.priceCentavos, 0) - discount;
  const isPlatform = told.payment === 'platform';
  return {
    arenaId: arena.row.id,
    id: idAt(madeAt),
    playerId: told.player?.id ?? null,
    guestPlayerName: told.guest ?? null,
    day: toIsoDay(day),
    totalCentavos: total,
    discountCentavos: discount,
    paymentMethod: told.payment,
    status,
    madeBy: told.madeBy,
    voucherId: told.voucherId ?? null,
    createdAt: madeAt,
    expiresAt: isPlatform && total > 0 ? new Date(madeAt.getTime() + HOLD_MINUTES * 60_000) : null,
    closedAt: closedAtOf(status, madeAt),
    moneyBack: told.isRefunded ? 'done' : 'none',
    settledCentavos: sumOf(told.installments),
    statusBefore: status === 'PAGA' && !isPlatform ? (told.madeBy === 'owner' ? 'CONFIRMADA' : 'PENDENTE') : null,
  } as const satisfies typeof reservations.$inferInsert;
}

/** A hold expires after its minutes and the grace; what else ends does so soon. */
function closedAtOf(status: ReservationStatus, madeAt: Date): Date | null {
  if (status === 'PENDENTE' || status === 'CONFIRMADA') return null;
  const minutes = status === 'EXPIRADA' ? HOLD_MINUTES + HOLD_GRACE_MINUTES : 15;
  return new Date(madeAt.getTime() + minutes * 60_000);
}

/** Occupies its hours. */
export function isLive(status: ReservationStatus): boolean {
  return status !== 'CANCELADA' && status !== 'EXPIRADA';
}

/** Some time before the game, and at least two hours ago: newer ones would count against the star's bookings an hour. */
function madeAtOf({ day, slots, leadHours }: Told, now: Date): Date {
  const game = Date.parse(`${toIsoDay(day)}T${String(slots[0]?.startHour ?? 0).padStart(2, '0')}:00:00-03:00`);
  const latest = now.getTime() - 2 * HOUR_MS;
  const wished = game - leadHours * HOUR_MS;
  return new Date(wished <= latest ? wished : latest - leadHours * HOUR_MS);
}

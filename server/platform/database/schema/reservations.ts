import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import type { CancellationPolicy, OwnTerms } from '#domain/arenas/cancellationPolicy.ts';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { SPORTS } from '#domain/courts/sport.ts';
import { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { arenas, courts, vouchers } from './arenas.ts';
import { centavos, day, instant, oneOf, version } from './columns.ts';
import { customers } from './customers.ts';
import { people } from './people.ts';
import { series } from './series.ts';

const MAKERS = ['player', 'owner'] as const;
export const MONEY_BACK_STATES = ['none', 'owed', 'done', 'refused', 'returned', 'repaid'] as const;
const CHARGE_TROUBLES = ['none', 'disputed', 'charged_back', 'unreachable'] as const;

export const reservations = pgTable(
  'reservation',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    playerId: uuid().references(() => people.id),
    guestPlayerName: text(),
    /** Digits, as of a person; null when the guest gave none. */
    guestPhone: text(),
    /** Of a guest, their record; null of what the version before wrote, until a job gives it one. Of a player it says nothing. */
    customerId: uuid(),
    /** Counts how often it was given to somebody else, undone or not. */
    whomVersion: version(),
    /** What the desk wrote about it, for itself; empty when it wrote nothing. */
    note: text().notNull().default(''),
    noteVersion: version(),
    day: day().notNull(),
    /** The price after the discount. */
    totalCentavos: centavos().notNull(),
    discountCentavos: centavos().notNull().default(0),
    /** The arena's payment method when the reservation was made; 'local' if its owner made it. */
    paymentMethod: text({ enum: PaymentMethod.literals }).notNull(),
    status: text({ enum: ReservationStatus.literals }).notNull(),
    madeBy: text({ enum: MAKERS }).notNull(),
    voucherId: uuid(),
    /** The series of which it is a week. */
    seriesId: uuid(),
    createdAt: instant().notNull(),
    /** When an unpaid hold ends; null without a deadline. */
    expiresAt: instant(),
    /** When it was last paid, cancelled or expired. */
    closedAt: instant(),
    /**
     * 'owed' from the decision to refund until the provider confirms it; then 'done', 'Pagamento devolvido'. 'refused': the
     * provider will not do it. 'returned': a person did it by other means. PAGA with 'done' is a debt (the money was
     * refunded after the game had begun); 'repaid' is such a debt paid at the arena.
     */
    moneyBack: text({ enum: MONEY_BACK_STATES }).notNull().default('none'),
    /** A problem of its charge, copied from the charge so that a day is read without the charges. */
    chargeTrouble: text({ enum: CHARGE_TROUBLES }).notNull().default('none'),
    /** The part of the total that was paid through us and then lost: refunded in part, or charged back. */
    lostCentavos: centavos().notNull().default(0),
    /** Whether the arena has what was paid through us: it came to the arena's own account, or is in a payout. */
    isPassedOn: boolean().notNull().default(false),
    /** The sum of its installments, discounts included; updated in their transactions. */
    settledCentavos: centavos().notNull().default(0),
    /** Its status before it became PAGA at the arena; deleting an installment restores it. */
    statusBefore: text({ enum: ReservationStatus.literals }),
    /** The arena's policy when it was made: a later change does not touch it. */
    cancellationPolicy: jsonb().$type<CancellationPolicy>(),
    /** What its player's cancellation came to, in centavos; null unless they cancelled it after it was paid. */
    playerCancellation: jsonb().$type<OwnTerms>(),
    /** Counts its moves to other hours, undone ones too, so that a day that is watched shows them. */
    hoursVersion: version(),
    /** When the arena noted that nobody came, and who did; both null otherwise. The mark changes no money. */
    noShowAt: instant(),
    noShowBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'reservation_voucher',
      columns: [table.arenaId, table.voucherId],
      foreignColumns: [vouchers.arenaId, vouchers.id],
    }),
    foreignKey({
      name: 'reservation_series',
      columns: [table.arenaId, table.seriesId],
      foreignColumns: [series.arenaId, series.id],
    }),
    foreignKey({
      name: 'reservation_customer',
      columns: [table.arenaId, table.customerId],
      foreignColumns: [customers.arenaId, customers.id],
    }),
    index('reservation_of_customer')
      .on(table.arenaId, table.customerId, table.day)
      .where(sql`${table.customerId} is not null`),
    // What the job that gives guests their records has left; it goes with the release that demands one.
    index('reservation_unknown_guest')
      .on(table.arenaId, table.id)
      .where(sql`${table.guestPlayerName} is not null and ${table.customerId} is null`),
    // Ids grow with time: read backwards, this index is a player's list, newest first.
    index('reservation_player').on(table.playerId, table.id),
    index('reservation_id').on(table.id),
    // Who ever played at an arena, without reading the wide index of its days.
    index('reservation_regular')
      .on(table.arenaId, table.playerId)
      .where(sql`${table.playerId} is not null`),
    // The guests of an arena, for its search: read from the index alone, and with it found again.
    index('reservation_guest')
      .on(table.arenaId, table.guestPlayerName, table.guestPhone)
      .where(sql`${table.guestPlayerName} is not null`),
    // Covers all columns of the owner's statistics, so that a month is read from the index alone.
    index('reservation_agenda').on(
      table.arenaId,
      table.day,
      table.status,
      table.paymentMethod,
      table.totalCentavos,
      table.settledCentavos,
      table.lostCentavos,
      table.moneyBack,
      table.isPassedOn,
      table.playerId,
    ),
    // For counting a player's unpaid hours at an arena with each booking.
    index('reservation_unpaid')
      .on(table.playerId, table.arenaId, table.day)
      .where(sql`${table.status} = 'PENDENTE' and ${table.paymentMethod} = 'local' and ${table.madeBy} = 'player'`),
    // Who owes an arena: only what is open is in it, however many reservations were paid over the years.
    index('reservation_owed')
      .on(table.arenaId, table.day)
      .where(
        sql`${table.status} = 'CONFIRMADA' or (${table.status} = 'PENDENTE' and ${table.paymentMethod} = 'local') or (${table.status} = 'PAGA' and ${table.moneyBack} = 'done')`,
      ),
    index('reservation_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'PENDENTE' and ${table.expiresAt} is not null`),
    check('reservation_for_one', sql`(${table.playerId} is null) <> (${table.guestPlayerName} is null)`),
    check('reservation_total', sql`${table.totalCentavos} >= 0 and ${table.discountCentavos} >= 0`),
    check('reservation_settled', sql`${table.settledCentavos} between 0 and ${table.totalCentavos}`),
    check('reservation_payment_method', oneOf(table.paymentMethod, PaymentMethod.literals)),
    check('reservation_status', oneOf(table.status, ReservationStatus.literals)),
    check('reservation_made_by', oneOf(table.madeBy, MAKERS)),
    check('reservation_lost', sql`${table.lostCentavos} between 0 and ${table.totalCentavos}`),
    check('reservation_charge_trouble', oneOf(table.chargeTrouble, CHARGE_TROUBLES)),
    check('reservation_no_show', sql`(${table.noShowAt} is null) = (${table.noShowBy} is null)`),
    check('reservation_money_back', oneOf(table.moneyBack, MONEY_BACK_STATES)),
  ],
);

/** Money received at the arena for a reservation, or a discount granted there. */
export const installments = pgTable(
  'installment',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    /** Who paid; `DISCOUNT_WORD` for a discount. What it is, its movement says. */
    info: text().notNull(),
    valueCentavos: centavos().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'installment_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    index('installment_of_reservation').on(table.arenaId, table.reservationId),
    check('installment_value', sql`${table.valueCentavos} > 0`),
  ],
);

/** The hours of a reservation as sold: names and prices stay the same when the arena changes them later. */
export const reservationSlots = pgTable(
  'reservation_slot',
  {
    arenaId: uuid().notNull(),
    reservationId: uuid().notNull(),
    courtId: uuid().notNull(),
    hour: smallint().notNull(),
    courtName: text().notNull(),
    timeSlotId: uuid().notNull(),
    sport: text({ enum: SPORTS }).notNull(),
    priceCentavos: centavos().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.reservationId, table.courtId, table.hour] }),
    foreignKey({
      name: 'reservation_slot_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    check('reservation_slot_hour', sql`${table.hour} between 0 and 23`),
    check('reservation_slot_sport', oneOf(table.sport, SPORTS)),
  ],
);

/**
 * One row per occupied hour of a court. The primary key makes double bookings impossible, whatever occupies the hour.
 * The occupant has no foreign key, and its column a former name, while the version before may write here (decision 059).
 */
export const slotClaims = pgTable(
  'slot_claim',
  {
    arenaId: uuid().notNull(),
    courtId: uuid().notNull(),
    day: day().notNull(),
    hour: smallint().notNull(),
    occupantId: uuid('reservation_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'slot_claim_key', columns: [table.arenaId, table.courtId, table.day, table.hour] }),
    foreignKey({
      name: 'slot_claim_court',
      columns: [table.arenaId, table.courtId],
      foreignColumns: [courts.arenaId, courts.id],
    }),
    index('slot_claim_day').on(table.arenaId, table.day),
    index('slot_claim_of_reservation').on(table.arenaId, table.occupantId),
    check('slot_claim_hour', sql`${table.hour} between 0 and 23`),
  ],
);

/** The use of a voucher by a reservation; its credits are given back when the reservation ends unused. */
export const voucherUses = pgTable(
  'voucher_use',
  {
    arenaId: uuid().notNull(),
    reservationId: uuid().notNull(),
    voucherId: uuid().notNull(),
    /** What a credit meant when the reservation was made; it stays so for this reservation. */
    unit: text({ enum: VoucherUnit.literals }).notNull().default('reservation'),
    /** How many credits it took, or takes with the hours that it has by now. */
    credits: smallint().notNull().default(1),
    usedAt: instant().notNull(),
    givenBackAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.reservationId] }),
    foreignKey({
      name: 'voucher_use_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'voucher_use_voucher',
      columns: [table.arenaId, table.voucherId],
      foreignColumns: [vouchers.arenaId, vouchers.id],
    }),
    // Whether a voucher is in use.
    index('voucher_use_standing')
      .on(table.arenaId, table.voucherId)
      .where(sql`${table.givenBackAt} is null`),
    check('voucher_use_unit', oneOf(table.unit, VoucherUnit.literals)),
    check('voucher_use_credits', sql`${table.credits} > 0`),
  ],
);

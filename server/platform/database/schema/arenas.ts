import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { DEFAULT_BOOKING_RULES } from '#domain/arenas/bookingRules.ts';
import { MAX_PHOTOS } from '#domain/arenas/photos.ts';
import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { DEFAULT_DUE_DAY } from '#domain/series/bill.ts';
import { DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { VoucherStatus } from '#domain/vouchers/voucher.ts';
import { centavos, day, instant, oneOf, sortName, version } from './columns.ts';
import { isUntidy, people } from './people.ts';

export const arenas = pgTable(
  'arena',
  {
    id: uuid().primaryKey(),
    /** Who receives its money, and with whose account it ends; one of its owners among the memberships. */
    ownerId: uuid()
      .notNull()
      .references(() => people.id),
    name: text().notNull(),
    sortName: sortName(),
    avatar: text(),
    description: text(),
    photos: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What each photo shows, in their order. A process of the version before forgets photos without their texts, so there may be more. */
    photoTexts: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    street: text(),
    district: text(),
    city: text().notNull(),
    /** Where it is, in degrees; both null until its team says it. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    phone: text(),
    instagram: text(),
    paymentMethod: text({ enum: PaymentMethod.literals }).notNull(),
    /** Its own PIX key, for the desk, and the name of who receives; both null where it has none. */
    pixKey: text(),
    pixReceiver: text(),
    zone: text().notNull().default(DEFAULT_ZONE),
    /** When the zone was taken from the city or chosen; null where it is still the default of before. */
    zoneSetAt: instant(),
    /** How many days ahead players may book. */
    maxDaysAhead: smallint().notNull().default(DEFAULT_BOOKING_RULES.maxDaysAhead),
    /** How many unpaid future hours one player may have. */
    maxUnpaidHours: smallint().notNull().default(DEFAULT_BOOKING_RULES.maxUnpaidHours),
    /** What the next reservations take of a voucher. */
    voucherUnit: text({ enum: VoucherUnit.literals }).notNull().default(DEFAULT_BOOKING_RULES.voucherUnit),
    /** After how many months without use a player's credit expires; null: it never does. */
    creditMonths: smallint(),
    /** No credit's months began before this instant of the choice above. */
    creditMonthsFrom: instant(),
    /** What players get who cancel a paid reservation; null while it is off. */
    cancellationPolicy: jsonb().$type<CancellationPolicy>(),
    /** Its open hours by weekday; null until its team says them: all hours are open. */
    openingHours: jsonb().$type<OpeningHours>(),
    /** The day of the month on which the bills of its mensalistas are due. */
    billDueDay: smallint().notNull().default(DEFAULT_DUE_DAY),
    /** How many days late a bill may be before its series ends by itself; null: it never does. */
    billGraceDays: smallint(),
    /** No bill counts as late before this day of the choice above. */
    billGraceFrom: day(),
    /** How many hours before, and how many weeks of a month, a mensalista skips with effect on the month's sum; null: any. */
    skipNoticeHours: smallint(),
    skipsAMonth: smallint(),
    /** Name, district and city in lower case without accents. No query reads it: the client searches the arenas. */
    searchKey: text().notNull(),
    createdAt: instant().notNull(),
    /** When its owner gave the account up. The row stays because reservations refer to it; nobody finds the arena. */
    closedAt: instant(),
    /**
     * Since when it is public; null for one that is not, or not yet. The default publishes what was there before the column, and
     * what a process of the version before signs up, which shows it to everybody anyway.
     */
    publishedAt: instant().defaultNow(),
    /** When an admin hid it, and why; null for one that is not hidden. */
    hiddenAt: instant(),
    hiddenReason: text(),
    /** The steps of its guide that were saved or skipped. */
    guidePassed: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: version(),
  },
  (table) => [
    index('arena_holder').on(table.ownerId),
    index('arena_untidy').on(table.id).where(sql.raw(isUntidy)),
    index('arena_sort_name').on(table.sortName, table.id),
    check('arena_payment_method', oneOf(table.paymentMethod, PaymentMethod.literals)),
    check('arena_pix', sql`(${table.pixKey} is null) = (${table.pixReceiver} is null)`),
    check(
      'arena_position',
      sql`(${table.lat} is null) = (${table.lng} is null) and ${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`,
    ),
    check('arena_photos', sql`cardinality(${table.photos}) <= ${sql.raw(String(MAX_PHOTOS))}`),
    check('arena_bill_rule', sql`${table.billDueDay} between 1 and 28 and ${table.billGraceDays} between 1 and 60`),
    check('arena_skips', sql`${table.skipNoticeHours} >= 1 and ${table.skipsAMonth} >= 1`),
    check('arena_voucher_unit', oneOf(table.voucherUnit, VoucherUnit.literals)),
    check(
      'arena_credit_months',
      sql`${table.creditMonths} >= 1 and (${table.creditMonths} is null) = (${table.creditMonthsFrom} is null)`,
    ),
    check('arena_booking_rules', sql`${table.maxDaysAhead} >= 1 and ${table.maxUnpaidHours} >= 1`),
  ],
);

export const courts = pgTable(
  'court',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    name: text().notNull(),
    sortName: sortName(),
    inDoor: boolean().notNull().default(false),
    /** What is played there; null is everything, what a later version adds too. */
    sports: text().array().$type<Sport[]>(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.arenaId, table.id] })],
);

export const timeSlots = pgTable(
  'time_slot',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    startHour: smallint().notNull(),
    priceCentavos: centavos().notNull(),
    isAvailable: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    uniqueIndex('time_slot_hour').on(table.arenaId, table.startHour),
    check('time_slot_start_hour', sql`${table.startHour} between 0 and 23`),
    check('time_slot_price', sql`${table.priceCentavos} >= 0`),
  ],
);

/** A change of one slot on one day, for one court, or for all courts when `court_id` is null. */
export const slotAlterations = pgTable(
  'slot_alteration',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    timeSlotId: uuid().notNull(),
    day: day().notNull(),
    courtId: uuid(),
    isAvailable: boolean().notNull(),
    priceCentavos: centavos(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'slot_alteration_slot',
      columns: [table.arenaId, table.timeSlotId],
      foreignColumns: [timeSlots.arenaId, timeSlots.id],
    }),
    foreignKey({
      name: 'slot_alteration_court',
      columns: [table.arenaId, table.courtId],
      foreignColumns: [courts.arenaId, courts.id],
    }),
    uniqueIndex('slot_alteration_one_court')
      .on(table.arenaId, table.day, table.timeSlotId, table.courtId)
      .where(sql`${table.courtId} is not null`),
    uniqueIndex('slot_alteration_all_courts')
      .on(table.arenaId, table.day, table.timeSlotId)
      .where(sql`${table.courtId} is null`),
    check('slot_alteration_price', sql`${table.priceCentavos} >= 0`),
  ],
);

/**
 * A price that holds instead of the slot's own, on some weekdays, hours, courts and days. Which of several holds is decided in
 * `domain/slots/narrowness.ts`. Courts are a list without a foreign key: rules and courts change under the arena's lock.
 */
export const priceRules = pgTable(
  'price_rule',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    /** Grows with time: the newer rule has the greater one. */
    id: uuid().notNull(),
    /** 0–6, Sunday first. */
    weekdays: smallint().array().notNull(),
    fromHour: smallint().notNull(),
    /** When the last hour ends: 24 is midnight. */
    untilHour: smallint().notNull(),
    /** Null for all courts. */
    courtIds: uuid().array(),
    /** The first and the last day; null without a beginning or an end. */
    fromDay: day(),
    untilDay: day(),
    priceCentavos: centavos().notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    check(
      'price_rule_weekdays',
      sql`cardinality(${table.weekdays}) between 1 and 7 and ${table.weekdays} <@ '{0,1,2,3,4,5,6}'`,
    ),
    check(
      'price_rule_hours',
      sql`${table.fromHour} >= 0 and ${table.fromHour} < ${table.untilHour} and ${table.untilHour} <= 24`,
    ),
    check('price_rule_courts', sql`cardinality(${table.courtIds}) > 0`),
    check('price_rule_days', sql`${table.fromDay} <= ${table.untilDay}`),
    check('price_rule_price', sql`${table.priceCentavos} >= 0`),
  ],
);

export const vouchers = pgTable(
  'voucher',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    code: text().notNull(),
    status: text({ enum: VoucherStatus.literals }).notNull().default('ATIVO'),
    /** Hundredths of a percent: 10000 is the whole price. */
    discountBasisPoints: integer().notNull(),
    credits: integer().notNull().default(0),
    lifetimeUse: boolean().notNull().default(false),
    /** The last day on which it can be used. */
    expiresOn: day(),
    createdAt: instant().notNull(),
    /** When the arena's owner deleted it. The row stays because reservations refer to it. */
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    uniqueIndex('voucher_code')
      .on(table.arenaId, table.code)
      .where(sql`${table.removedAt} is null`),
    index('voucher_player').on(table.arenaId, table.playerId),
    // A player's own vouchers at all arenas, newest first.
    index('voucher_own').on(table.playerId, table.id),
    check('voucher_status', oneOf(table.status, VoucherStatus.literals)),
    check('voucher_discount', sql`${table.discountBasisPoints} between 0 and 10000`),
    check('voucher_credits', sql`${table.credits} >= 0`),
  ],
);

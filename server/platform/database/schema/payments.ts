import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PROVIDERS } from '#domain/payment/providers.ts';
import { centavos, day, instant, oneOf } from './columns.ts';
import { paymentAccounts, payouts } from './paymentAccounts.ts';
import { people } from './people.ts';
import { carts } from './registrations.ts';
import { reservations } from './reservations.ts';
import { series } from './series.ts';
import { isUnsettled } from './unsettled.ts';

const PURPOSES = ['reservation', 'cart', 'bill', 'link'] as const;
/**
 * 'requested': our row exists, the provider has not replied yet. 'approved': paid, possibly refunded in part.
 * 'refunded': refunded in full. 'disputed': the payer disputes the charge, and we still have the money. 'charged_back':
 * the money was taken back, until the dispute is won.
 */
const CHARGE_STATUSES = [
  'requested',
  'pending',
  'approved',
  'cancelled',
  'refunded',
  'disputed',
  'charged_back',
] as const;
/** 'sent': the provider accepted the order. 'refused': it will never do it. 'returned': a person did it by other means. */
const REFUND_STATES = ['owed', 'sent', 'done', 'refused', 'returned'] as const;
const SANDBOX_STATUSES = ['pending', 'approved', 'cancelled', 'refunded', 'disputed', 'charged_back'] as const;
const SANDBOX_REFUND_STATUSES = ['approved', 'in_process', 'rejected'] as const;

/** A PIX charge. Its row is written before the provider is called. */
export const charges = pgTable(
  'charge',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    arenaId: uuid(),
    reservationId: uuid(),
    cartId: uuid().references(() => carts.id),
    /** The series of the arena, and the first day of the month, whose bill it is for. */
    seriesId: uuid(),
    billMonth: day(),
    /**
     * The arena's payment link by which what is left of a reservation is paid. The reservation is the link's: what looks for the one PIX of an
     * order finds it by `reservation_id`. The key `charge_link` is in the migration alone, for links name payments, which name charges.
     */
    linkId: uuid(),
    /**
     * When a charge was given up: a bill's or a link's, because it changed or the desk received it; any, because its receiver marked it as
     * received in cash at the provider. Money that still comes is judged anew.
     */
    calledOffAt: instant(),
    provider: text({ enum: PROVIDERS }).notNull(),
    providerId: text(),
    /** Stored before the call, so that a call whose reply was lost can be repeated without charging twice. */
    idempotencyKey: text().notNull(),
    amountCentavos: centavos().notNull(),
    currency: text().notNull().default('BRL'),
    receiver: text().notNull(),
    /** The account of the arena's owner or the organizer that made it; null for the platform's own. */
    accountId: uuid().references(() => paymentAccounts.id),
    /** What the platform keeps: of a charge to somebody else's account from the start, of its own charge once a payout was made. */
    feeCentavos: centavos().notNull().default(0),
    reference: text().notNull(),
    status: text({ enum: CHARGE_STATUSES }).notNull(),
    /** The status in the provider's own words when it last changed, for its support. */
    providerWords: text(),
    /** The BR Code, once the provider has replied. */
    qrCode: text(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    approvedAt: instant(),
    /** The refunded sum as the provider reports it, by our orders or through its own panel. */
    refundedCentavos: centavos().notNull().default(0),
    /** When the provider last updated the charge, by its own clock. An older report that arrives later is ignored. */
    toldAt: instant(),
    /** When the money last moved; the charge is polled for 90 days from then. */
    movedAt: instant(),
    /** The first payout that gave its money to the arena's owner or the organizer; null until then. */
    payoutId: uuid().references(() => payouts.id),
    /** How much of it payouts gave so far: what goes back later is taken from the next one. */
    passedCentavos: centavos().notNull().default(0),
    /** Since when its provider or account has not been configured; null while the charge can be polled. */
    unreachableSince: instant(),
    lastAskedAt: instant(),
    /** When the reconciler polls it again; null when nothing can change any more. */
    nextAskAt: instant(),
    asks: integer().notNull().default(0),
    pollToken: text().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'charge_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'charge_series',
      columns: [table.arenaId, table.seriesId],
      foreignColumns: [series.arenaId, series.id],
    }),
    uniqueIndex('charge_idempotency_key').on(table.idempotencyKey),
    uniqueIndex('charge_provider_id').on(table.provider, table.providerId),
    uniqueIndex('charge_reference').on(table.reference),
    uniqueIndex('charge_poll_token').on(table.pollToken),
    index('charge_of_reservation').on(table.arenaId, table.reservationId),
    // What came in during a month, and what of it was lost.
    index('charge_approved')
      .on(table.arenaId, table.approvedAt)
      .where(sql`${table.approvedAt} is not null`),
    index('charge_lost')
      .on(table.arenaId, table.movedAt)
      .where(sql`${table.refundedCentavos} > 0 or ${table.status} = 'charged_back'`),
    index('charge_next_ask')
      .on(table.nextAskAt)
      .where(sql`${table.nextAskAt} is not null`),
    // For the operators: few charges are ever in these conditions.
    index('charge_disputed')
      .on(table.movedAt)
      .where(sql`${table.status} = 'disputed'`),
    index('charge_unreachable')
      .on(table.unreachableSince)
      .where(sql`${table.unreachableSince} is not null`),
    check('charge_purpose', oneOf(table.purpose, PURPOSES)),
    check(
      'charge_for_reservation',
      sql`${table.purpose} <> 'reservation' or (${table.arenaId} is not null and ${table.reservationId} is not null)`,
    ),
    check('charge_for_cart', sql`(${table.purpose} = 'cart') = (${table.cartId} is not null)`),
    check(
      'charge_for_bill',
      sql`(${table.purpose} = 'bill') = (${table.seriesId} is not null) and (${table.seriesId} is null) = (${table.billMonth} is null)
        and (${table.seriesId} is null or ${table.arenaId} is not null)`,
    ),
    check(
      'charge_for_link',
      sql`(${table.purpose} = 'link') = (${table.linkId} is not null)
        and (${table.linkId} is null or (${table.arenaId} is not null and ${table.reservationId} is null))`,
    ),
    // A cart has at most one charge that can still be paid, even if two windows pay at once.
    uniqueIndex('charge_of_cart')
      .on(table.cartId)
      .where(sql`${table.status} in ('requested', 'pending')`),
    // So does a bill, of those that were not given up.
    uniqueIndex('charge_of_bill')
      .on(table.arenaId, table.seriesId, table.billMonth)
      .where(
        sql`${table.seriesId} is not null and ${table.status} in ('requested', 'pending') and ${table.calledOffAt} is null`,
      ),
    // So does a payment link.
    uniqueIndex('charge_of_link')
      .on(table.arenaId, table.linkId)
      .where(
        sql`${table.linkId} is not null and ${table.status} in ('requested', 'pending') and ${table.calledOffAt} is null`,
      ),
    index('charge_to_link')
      .on(table.arenaId, table.linkId)
      .where(sql`${table.linkId} is not null`),
    // The carts of a person are read with all their charges.
    index('charge_cart')
      .on(table.cartId)
      .where(sql`${table.cartId} is not null`),
    // What payouts have still to give or take is found without reading what is settled.
    index('charge_to_pass_on').on(table.arenaId).where(isUnsettled(table)),
    index('charge_of_cart_to_pass_on').on(table.cartId).where(isUnsettled(table)),
    index('charge_of_payout_to_pass_on').on(table.payoutId).where(isUnsettled(table)),
    index('charge_payout')
      .on(table.payoutId)
      .where(sql`${table.payoutId} is not null`),
    index('charge_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
    check('charge_fee', sql`${table.feeCentavos} between 0 and ${table.amountCentavos}`),
    check('charge_provider', oneOf(table.provider, PROVIDERS)),
    check('charge_status', oneOf(table.status, CHARGE_STATUSES)),
    check('charge_amount', sql`${table.amountCentavos} > 0`),
    check('charge_refunded', sql`${table.refundedCentavos} between 0 and ${table.amountCentavos}`),
  ],
);

/** The members' places that a cart's charge pays for, written together with the charge. */
export const chargeParts = pgTable(
  'charge_part',
  {
    chargeId: uuid()
      .notNull()
      .references(() => charges.id),
    registrationId: uuid().notNull(),
    position: smallint().notNull(),
    amountCentavos: centavos().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chargeId, table.registrationId, table.position] }),
    index('charge_part_registration').on(table.registrationId, table.position),
  ],
);

/** The key is the charge and its part, so each part is refunded at most once. */
export const refunds = pgTable(
  'refund',
  {
    chargeId: uuid()
      .notNull()
      .references(() => charges.id),
    /**
     * `'all'`, the registration whose share of a cart is refunded, the move by which a closure took hours of a reservation, or the cancellation
     * or move by which money of a payment link is given back.
     */
    part: text().notNull().default('all'),
    amountCentavos: centavos().notNull(),
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    idempotencyKey: text().notNull(),
    providerId: text(),
    createdAt: instant().notNull(),
    /** When the provider accepted the order; it is polled at growing intervals from then. */
    sentAt: instant(),
    doneAt: instant(),
    returnedBy: uuid().references(() => people.id),
    /** The job that sends money of a payment link back: what gives it back can be undone until it runs. */
    jobId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.chargeId, table.part] }),
    index('refund_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('owed', 'sent', 'refused')`),
    index('refund_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    check('refund_state', oneOf(table.state, REFUND_STATES)),
    check('refund_amount', sql`${table.amountCentavos} > 0`),
  ],
);

/** The sandbox bank's own data. The rest of the server accesses it only through the payment provider. */
export const sandboxCharges = pgTable(
  'sandbox_charge',
  {
    id: text().primaryKey(),
    idempotencyKey: text().notNull(),
    amountCentavos: centavos().notNull(),
    currency: text().notNull().default('BRL'),
    status: text({ enum: SANDBOX_STATUSES }).notNull(),
    reference: text().notNull(),
    receiver: text().notNull(),
    description: text().notNull(),
    brCode: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    approvedAt: instant(),
    refundedAt: instant(),
    /** The sum refunded so far. */
    refundedCentavos: centavos().notNull().default(0),
    /** Grows with every change, so that two replies can be ordered. */
    updatedAt: instant().notNull().defaultNow(),
    /** If true, its next refunds stay 'in_process' until a tester decides them. */
    areRefundsSlow: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sandbox_charge_idempotency_key').on(table.idempotencyKey),
    check('sandbox_charge_status', oneOf(table.status, SANDBOX_STATUSES)),
  ],
);

/** The sandbox bank's refunds, one per idempotency key. */
export const sandboxRefunds = pgTable(
  'sandbox_refund',
  {
    chargeId: text().notNull(),
    idempotencyKey: text().notNull(),
    amountCentavos: centavos().notNull(),
    status: text({ enum: SANDBOX_REFUND_STATUSES }).notNull().default('approved'),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chargeId, table.idempotencyKey] }),
    check('sandbox_refund_status', oneOf(table.status, SANDBOX_REFUND_STATUSES)),
  ],
);

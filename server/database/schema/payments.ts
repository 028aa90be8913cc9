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
import { centavos, instant, oneOf } from './columns.ts';
import { people } from './people.ts';
import { carts } from './registrations.ts';
import { reservations } from './reservations.ts';

const PROVIDERS = ['sandbox', 'mercado-pago'] as const;
const PURPOSES = ['reservation', 'cart'] as const;
/**
 * 'requested': our row is written, the provider has not answered yet. 'approved': the money is there, some of it may have
 * gone back. 'refunded': all of it went back. 'disputed': the payer objects, the money is there. 'charged_back': it was
 * taken back, until the dispute is won.
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
/** 'sent': the provider has taken the order. 'refused': it never will do it. 'returned': so a person did by other means. */
const REFUND_STATES = ['owed', 'sent', 'done', 'refused', 'returned'] as const;
const SANDBOX_STATUSES = ['pending', 'approved', 'cancelled', 'refunded', 'in_mediation', 'charged_back'] as const;
const SANDBOX_REFUND_STATUSES = ['approved', 'in_process', 'rejected'] as const;

/** A PIX charge, from before the provider is called to the end of its life. */
export const charges = pgTable(
  'charge',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    arenaId: uuid(),
    reservationId: uuid(),
    cartId: uuid().references(() => carts.id),
    provider: text({ enum: PROVIDERS }).notNull(),
    providerId: text(),
    /** Stored before the call, so that a lost answer is asked for again and never charged twice. */
    idempotencyKey: text().notNull(),
    amountCentavos: centavos().notNull(),
    currency: text().notNull().default('BRL'),
    receiver: text().notNull(),
    reference: text().notNull(),
    status: text({ enum: CHARGE_STATUSES }).notNull(),
    /** The BR Code, once the provider has answered. */
    qrCode: text(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    approvedAt: instant(),
    /** What has gone back, as the provider counts it: by our orders or by its own panel. */
    refundedCentavos: centavos().notNull().default(0),
    /** How new the provider's last word was, by its own clock: an older one that arrives later changes nothing. */
    toldAt: instant(),
    /** When the money last moved; it is asked about for 90 days from then. */
    movedAt: instant(),
    /** Since when its provider or account is not set up; null while it can be asked about. */
    unreachableSince: instant(),
    lastAskedAt: instant(),
    /** When the reconciler asks again; null when nothing can change any more. */
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
    uniqueIndex('charge_idempotency_key').on(table.idempotencyKey),
    uniqueIndex('charge_provider_id').on(table.provider, table.providerId),
    uniqueIndex('charge_reference').on(table.reference),
    uniqueIndex('charge_poll_token').on(table.pollToken),
    index('charge_of_reservation').on(table.arenaId, table.reservationId),
    index('charge_next_ask')
      .on(table.nextAskAt)
      .where(sql`${table.nextAskAt} is not null`),
    check('charge_purpose', oneOf(table.purpose, PURPOSES)),
    check(
      'charge_for_reservation',
      sql`${table.purpose} <> 'reservation' or (${table.arenaId} is not null and ${table.reservationId} is not null)`,
    ),
    check('charge_for_cart', sql`(${table.purpose} = 'cart') = (${table.cartId} is not null)`),
    // Two windows that pay at once make one charge: of those that can still be paid a cart has one.
    uniqueIndex('charge_of_cart')
      .on(table.cartId)
      .where(sql`${table.status} in ('requested', 'pending')`),
    check('charge_provider', oneOf(table.provider, PROVIDERS)),
    check('charge_status', oneOf(table.status, CHARGE_STATUSES)),
    check('charge_amount', sql`${table.amountCentavos} > 0`),
    check('charge_refunded', sql`${table.refundedCentavos} between 0 and ${table.amountCentavos}`),
  ],
);

/** What a charge of a cart pays for, written with the charge: whose place in which registration. */
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

/** The charge and its part are the key: money goes back once at most. `'all'` is a part too. */
export const refunds = pgTable(
  'refund',
  {
    chargeId: uuid()
      .notNull()
      .references(() => charges.id),
    /** `'all'`, or the registration whose share of a cart goes back. */
    part: text().notNull().default('all'),
    amountCentavos: centavos().notNull(),
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    idempotencyKey: text().notNull(),
    providerId: text(),
    createdAt: instant().notNull(),
    /** When the provider took the order; asked about at growing intervals from then. */
    sentAt: instant(),
    doneAt: instant(),
    /** Who returned the money by other means. */
    returnedBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.chargeId, table.part] }),
    index('refund_refused')
      .on(table.createdAt)
      .where(sql`${table.state} = 'refused'`),
    check('refund_state', oneOf(table.state, REFUND_STATES)),
    check('refund_amount', sql`${table.amountCentavos} > 0`),
  ],
);

/** The sandbox bank's own books. The rest of the server reaches them only through the payment provider. */
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
    /** What has gone back so far, in parts or all. */
    refundedCentavos: centavos().notNull().default(0),
    /** Grows with every change, so that two answers can be put in order. */
    updatedAt: instant().notNull().defaultNow(),
    /** The next refunds of it stay in process until a tester decides them. */
    areRefundsSlow: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sandbox_charge_idempotency_key').on(table.idempotencyKey),
    check('sandbox_charge_status', oneOf(table.status, SANDBOX_STATUSES)),
  ],
);

/** What the sandbox bank gave back, each order once. */
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

import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centavos, instant, oneOf } from './columns.ts';
import { reservations } from './reservations.ts';

const PROVIDERS = ['sandbox', 'mercado-pago'] as const;
const PURPOSES = ['reservation'] as const;
/** 'requested': our row is written, the provider has not answered yet. */
const CHARGE_STATUSES = ['requested', 'pending', 'approved', 'cancelled', 'refunded'] as const;
const REFUND_STATES = ['owed', 'done'] as const;
const SANDBOX_STATUSES = ['pending', 'approved', 'cancelled', 'refunded'] as const;

/** A PIX charge, from before the provider is called to the end of its life. */
export const charges = pgTable(
  'charge',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    arenaId: uuid(),
    reservationId: uuid(),
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
    check('charge_provider', oneOf(table.provider, PROVIDERS)),
    check('charge_status', oneOf(table.status, CHARGE_STATUSES)),
    check('charge_amount', sql`${table.amountCentavos} > 0`),
  ],
);

/** The charge is the key: money goes back once at most. */
export const refunds = pgTable(
  'refund',
  {
    chargeId: uuid()
      .primaryKey()
      .references(() => charges.id),
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    idempotencyKey: text().notNull(),
    providerId: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [check('refund_state', oneOf(table.state, REFUND_STATES))],
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
  },
  (table) => [
    uniqueIndex('sandbox_charge_idempotency_key').on(table.idempotencyKey),
    check('sandbox_charge_status', oneOf(table.status, SANDBOX_STATUSES)),
  ],
);

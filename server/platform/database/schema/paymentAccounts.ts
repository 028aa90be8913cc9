import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PROVIDERS } from '#domain/payment/providers.ts';
import { centavos, day, instant, oneOf } from './columns.ts';
import { people } from './people.ts';

const ACCOUNT_ENDS = ['person', 'provider'] as const;

/**
 * An account of a person at a payment provider, connected on the provider's own page. One that was ended makes no more
 * charges, but is asked about those it made.
 */
export const paymentAccounts = pgTable(
  'payment_account',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** The account's number at the provider. */
    receiver: text().notNull(),
    /** Both tokens are sealed with the server's key, see `server/platform/secrets`; empty once they are forgotten. */
    accessToken: text().notNull(),
    refreshToken: text().notNull(),
    tokenExpiresAt: instant().notNull(),
    /** Since when a process renews the tokens; null while none does. */
    renewingSince: instant(),
    connectedAt: instant().notNull(),
    endedAt: instant(),
    endedBy: text({ enum: ACCOUNT_ENDS }),
  },
  (table) => [
    uniqueIndex('payment_account_of_person')
      .on(table.personId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('payment_account_receiver').on(table.personId, table.provider, table.receiver),
    check('payment_account_provider', oneOf(table.provider, PROVIDERS)),
    check('payment_account_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

/** A person who is at the provider's page to connect an account; used once. */
export const paymentConnections = pgTable(
  'payment_connection',
  {
    stateHash: text().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** Sealed: proves to the provider that whoever began is who ends (RFC 7636). */
    codeVerifier: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('payment_connection_expiry').on(table.expiresAt),
    index('payment_connection_person').on(table.personId),
  ],
);

/** Money that the platform had received and gave to the one it belongs to, outside of the provider. */
export const payouts = pgTable(
  'payout',
  {
    id: uuid().primaryKey(),
    /** An arena's owner, or an organizer. */
    personId: uuid()
      .notNull()
      .references(() => people.id),
    amountCentavos: centavos().notNull(),
    paidOn: day().notNull(),
    /** What proves it, such as the bank's end-to-end id. */
    receipt: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    index('payout_person').on(table.personId, table.createdAt),
    check('payout_amount', sql`${table.amountCentavos} > 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LINK_STATES } from '#domain/payment/paymentLink.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { movements } from './ledger.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';

/**
 * Links by which what is left of a reservation is paid without an account. One that is ended before it was said to be paid is deleted, unless
 * it ever had a charge, which says by it what it was for.
 */
export const paymentLinks = pgTable(
  'payment_link',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    /** Null of one that is kept for its charges alone: it is as if there were none. */
    tokenHash: text(),
    /** The reservation's `whom_version` when the link was made: it is over once the reservation is somebody else's. */
    whomVersion: integer().notNull(),
    state: text({ enum: LINK_STATES }).notNull().default('open'),
    madeAt: instant().notNull(),
    madeBy: uuid()
      .notNull()
      .references(() => people.id),
    /** What whoever has the secret said last; null until then, and what names them is null again once they are erased. */
    saidAt: instant(),
    saidCentavos: centavos(),
    payer: text(),
    endToEnd: text(),
    picture: text(),
    decidedAt: instant(),
    /** Null also of one that a PIX marked by itself. */
    decidedBy: uuid().references(() => people.id),
    /** Of a refused one. */
    reason: text(),
    /** The payment of a marked one; null where the reservation was paid otherwise already. */
    movementId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'payment_link_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'payment_link_movement',
      columns: [table.arenaId, table.movementId],
      foreignColumns: [movements.arenaId, movements.id],
    }),
    uniqueIndex('payment_link_token').on(table.tokenHash),
    // A reservation has one link that is not paid.
    uniqueIndex('payment_link_live')
      .on(table.arenaId, table.reservationId)
      .where(sql`${table.state} <> 'marked' and ${table.tokenHash} is not null`),
    index('payment_link_of_reservation').on(table.arenaId, table.reservationId),
    index('payment_link_said')
      .on(table.arenaId, table.saidAt)
      .where(sql`${table.state} = 'said'`),
    // A mark whose payment was taken back is looked for among the latest.
    index('payment_link_marked')
      .on(table.arenaId, table.decidedAt)
      .where(sql`${table.state} = 'marked'`),
    index('payment_link_number')
      .on(table.arenaId, table.endToEnd)
      .where(sql`${table.endToEnd} is not null`),
    index('payment_link_age').on(table.madeAt),
    check('payment_link_state', oneOf(table.state, LINK_STATES)),
    check('payment_link_said_sum', sql`(${table.saidAt} is null) = (${table.saidCentavos} is null)`),
    check('payment_link_said_once', sql`${table.state} in ('open', 'marked') or ${table.saidAt} is not null`),
    check('payment_link_decided', sql`(${table.state} in ('marked', 'refused')) = (${table.decidedAt} is not null)`),
    check(
      'payment_link_decided_by',
      sql`(${table.decidedAt} is null) = (${table.decidedBy} is null) or (${table.state} = 'marked' and ${table.movementId} is not null)`,
    ),
    check('payment_link_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { Ending } from '#domain/registrations/former.ts';
import { RegistrationStatus, ShirtSize } from '#domain/registrations/registration.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { categories, events } from './events.ts';
import { people } from './people.ts';
import { entrants } from './tournament.ts';

const PAID_VIA = ['gateway', 'organizer'] as const;
/**
 * `invited`: named by somebody else, and has not answered yet. `confirmed`: has not answered, but the organizer counts
 * on them. `declined` and `lapsed`: the invitation ended without the person.
 */
const STANDINGS = ['accepted', 'invited', 'confirmed', 'declined', 'lapsed'] as const;

/** A pair, a team, or a single player who will be drawn into a pair, in one category. */
export const registrations = pgTable(
  'registration',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    status: text({ enum: RegistrationStatus.literals }).notNull().default('PENDENTE'),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
    /** How it ended; null if it is live, or was only cancelled before the draw, which its page does not show. */
    ending: text({ enum: Ending.literals }),
    /** The entrant that it plays as after the draw. Two single registrations play as one entrant. */
    entrantId: uuid().references(() => entrants.id),
  },
  (table) => [
    index('registration_entrant').on(table.entrantId),
    index('registration_category').on(table.categoryId, table.id),
    check('registration_status', oneOf(table.status, RegistrationStatus.literals)),
    check('registration_ending', oneOf(table.ending, Ending.literals)),
  ],
);

/**
 * A player in a registration, or one invited to it. The unique index on live members prevents a player from being in
 * two registrations of a category; a player who is only invited may have several invitations.
 */
export const registrationMembers = pgTable(
  'registration_member',
  {
    registrationId: uuid()
      .notNull()
      .references(() => registrations.id),
    /** 0 is `player`, 1 is `partner`. In a team 0 to 3, and the player who registered it comes last. */
    position: smallint().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    shirtSize: text({ enum: ShirtSize.literals }),
    /** False once the registration is cancelled. */
    isLive: boolean().notNull().default(true),
    standing: text({ enum: STANDINGS }).notNull().default('accepted'),
    /** The person who invited them; null for the player who registered. */
    invitedBy: uuid().references(() => people.id),
    /** Until when they may answer; null for the player who registered. */
    invitedUntil: instant(),
    answeredAt: instant(),
    owedCentavos: centavos().notNull(),
    /** How `owedCentavos` was paid; null until then. */
    paidVia: text({ enum: PAID_VIA }),
    paidAt: instant(),
    /** When the organizer granted a refund to a player who gave up after the draw; `refundReason` says why. */
    refundGrantedAt: instant(),
    refundReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.position] }),
    uniqueIndex('registration_member_once')
      .on(table.categoryId, table.playerId)
      .where(sql`${table.isLive} and ${table.standing} <> 'invited'`),
    index('registration_member_inviter')
      .on(table.invitedBy, table.registrationId)
      .where(sql`${table.invitedBy} is not null`),
    check('registration_member_standing', oneOf(table.standing, STANDINGS)),
    check(
      'registration_member_invited',
      sql`(${table.invitedBy} is null) = (${table.invitedUntil} is null) and (${table.standing} = 'accepted' or ${table.invitedBy} is not null)`,
    ),
    check('registration_member_ended', sql`not (${table.isLive} and ${table.standing} in ('declined', 'lapsed'))`),
    index('registration_member_player').on(table.playerId, table.registrationId),
    check('registration_member_shirt', oneOf(table.shirtSize, ShirtSize.literals)),
    check('registration_member_paid', sql`(${table.paidVia} is null) = (${table.paidAt} is null)`),
    check('registration_member_refund', sql`(${table.refundGrantedAt} is null) = (${table.refundReason} is null)`),
    check('registration_member_paid_via', oneOf(table.paidVia, PAID_VIA)),
  ],
);

/**
 * The link by which a player invites to a category a partner whom they do not name. Only the hash of its token is stored; there is
 * one at most, and whoever uses it takes it away.
 */
export const pairLinks = pgTable(
  'pair_link',
  {
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    /** Of the player who invites. */
    shirtSize: text({ enum: ShirtSize.literals }),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.categoryId] }),
    check('pair_link_shirt', oneOf(table.shirtSize, ShirtSize.literals)),
  ],
);

/** What one person owes for one event. It is open until a PIX is made of it; there is at most one open cart. */
export const carts = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    isOpen: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('cart_open')
      .on(table.eventId, table.playerId)
      .where(sql`${table.isOpen}`),
    index('cart_player').on(table.playerId, table.eventId, table.id),
  ],
);

/** A member's place in a registration, in the cart of the person who owes for it. Removed items are deleted. */
export const cartItems = pgTable(
  'cart_item',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    registrationId: uuid().notNull(),
    position: smallint().notNull(),
    owedCentavos: centavos().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.position] }),
    index('cart_item_cart').on(table.cartId),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { Ending } from '../../../domain/registrations/former.ts';
import { RegistrationStatus, ShirtSize } from '../../../domain/registrations/registration.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { categories, events } from './events.ts';
import { people } from './people.ts';
import { entrants } from './tournament.ts';

const PAID_VIA = ['gateway', 'organizer'] as const;
/**
 * `invited`: named by somebody else, and not asked yet whether they want to. `confirmed`: the organizer counts on them
 * although they did not answer. `declined` and `lapsed` are how an invitation ended.
 */
const STANDINGS = ['accepted', 'invited', 'confirmed', 'declined', 'lapsed'] as const;

/** A pair, a team, or one who waits to be drawn into a pair, in one category. */
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
    /** How it ended, when not just by being cancelled before the draw: that leaves no trace on its page. */
    ending: text({ enum: Ending.literals }),
    /** Who it plays as, once it was drawn; two who registered alone play as one. */
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
 * One who plays, or is asked to. Its index on live members is what keeps a player from being in two registrations of a
 * category; one who is only invited may be asked by several.
 */
export const registrationMembers = pgTable(
  'registration_member',
  {
    registrationId: uuid()
      .notNull()
      .references(() => registrations.id),
    /** 0 is `player`, 1 is `partner`; in a team 0 to 3, who registered it last. */
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
    /** Who named them; null of who registered. */
    invitedBy: uuid().references(() => people.id),
    /** Until when they may answer; null of who registered. */
    invitedUntil: instant(),
    answeredAt: instant(),
    owedCentavos: centavos().notNull(),
    /** How what is owed was paid; null while it is not. */
    paidVia: text({ enum: PAID_VIA }),
    paidAt: instant(),
    /** When the organizer let their money go back after it had stayed, and why. */
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

/** What one person owes for one event. Open until a PIX is made of it; of the open ones there is one. */
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

/** A member's place in a registration, in the cart of who owes for it. What left the cart is no row any more. */
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

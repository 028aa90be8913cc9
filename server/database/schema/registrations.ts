import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { RegistrationStatus, ShirtSize } from '../../../domain/registrations/registration.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { categories, events } from './events.ts';
import { people } from './people.ts';
import { entrants } from './tournament.ts';

const PAID_VIA = ['gateway', 'organizer'] as const;

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
    /** Who it plays as, once it was drawn; two who registered alone play as one. */
    entrantId: uuid().references(() => entrants.id),
  },
  (table) => [
    index('registration_entrant').on(table.entrantId),
    index('registration_category').on(table.categoryId, table.id),
    check('registration_status', oneOf(table.status, RegistrationStatus.literals)),
  ],
);

/** One who plays. Its index on live members is what keeps a player from being in two registrations of a category. */
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
    owedCentavos: centavos().notNull(),
    /** How what is owed was paid; null while it is not. */
    paidVia: text({ enum: PAID_VIA }),
    paidAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.position] }),
    uniqueIndex('registration_member_once')
      .on(table.categoryId, table.playerId)
      .where(sql`${table.isLive}`),
    index('registration_member_player').on(table.playerId, table.registrationId),
    check('registration_member_shirt', oneOf(table.shirtSize, ShirtSize.literals)),
    check('registration_member_paid', sql`(${table.paidVia} is null) = (${table.paidAt} is null)`),
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

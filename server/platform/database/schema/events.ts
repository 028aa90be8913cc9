import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DoubleFormat } from '#domain/events/category.ts';
import { ChangedField } from '#domain/events/change.ts';
import { Phase } from '#domain/tournament/match.ts';
import { centavos, day, instant, oneOf, version } from './columns.ts';
import { people } from './people.ts';

const DECIDED = ['AGUARDANDO_APROVACAO', 'APROVADO', 'CANCELADO'] as const;

/** An event organized by a player. Whether it is under way or over is computed from its days when it is read. */
export const events = pgTable(
  'event',
  {
    id: uuid().primaryKey(),
    organizerId: uuid()
      .notNull()
      .references(() => people.id),
    name: text().notNull(),
    phoneToContact: text().notNull(),
    startsOn: day().notNull(),
    endsOn: day().notNull(),
    arenaName: text().notNull(),
    pixOrganizer: text().notNull(),
    city: text().notNull(),
    street: text().notNull(),
    haveTShirts: boolean().notNull(),
    artwork: text(),
    status: text({ enum: DECIDED }).notNull().default('AGUARDANDO_APROVACAO'),
    paymentViaGateway: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Whether strangers see its public page, once it is approved. */
    isPublic: boolean().notNull().default(true),
  },
  (table) => [
    index('event_organizer').on(table.organizerId, table.id),
    index('event_days').on(table.status, table.startsOn),
    check('event_status', oneOf(table.status, DECIDED)),
    check('event_period', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

/** A tournament category of an event. A registration locks this row before it takes a place. */
export const categories = pgTable(
  'category',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    name: text().notNull(),
    category: text().notNull(),
    doubleFormat: text({ enum: DoubleFormat.literals }).notNull(),
    /** Per player. */
    priceCentavos: centavos().notNull(),
    startsOn: day().notNull(),
    registrationEndsOn: day().notNull(),
    paymentEndsOn: day().notNull(),
    firstPrizeCentavos: centavos().notNull(),
    secondPrizeCentavos: centavos().notNull(),
    thirdPrizeCentavos: centavos().notNull(),
    doublesNumber: integer().notNull(),
    /** The number of live registrations. In format 'randomly', two single registrations share a place. */
    doublesTaken: integer().notNull().default(0),
    paymentViaGateway: boolean().notNull(),
    createdAt: instant().notNull(),
    phase: text({ enum: Phase.literals }).notNull().default('registrations'),
    /** The random seed of the draw; null before it. */
    drawSeed: text(),
    /** How many groups were drawn; null before the draw. */
    groupsNumber: integer(),
    hasChampion: boolean().notNull().default(false),
    /** When it was called off; null if it was not. */
    calledOffAt: instant(),
    /** Grows with every change of its groups, matches and scores. */
    progress: integer().notNull().default(0),
    /** Whether strangers see its public page, while its event is approved. */
    isPublic: boolean().notNull().default(true),
  },
  (table) => [
    index('category_event').on(table.eventId, table.id),
    check('category_format', oneOf(table.doubleFormat, DoubleFormat.literals)),
    check('category_phase', oneOf(table.phase, Phase.literals)),
    check(
      'category_drawn',
      sql`(${table.phase} = 'registrations') = (${table.drawSeed} is null) and (${table.drawSeed} is null) = (${table.groupsNumber} is null)`,
    ),
    check('category_price', sql`${table.priceCentavos} > 0`),
    check(
      'category_places',
      sql`${table.doublesTaken} between 0 and ${table.doublesNumber} * case ${table.doubleFormat} when 'randomly' then 2 else 1 end`,
    ),
  ],
);

/** What an organizer changed of an event or category that others may rely on already, for all who see it. */
export const eventChanges = pgTable(
  'event_change',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id),
    /** Null for a change of the event itself. */
    categoryId: uuid().references(() => categories.id),
    madeAt: instant().notNull(),
    field: text({ enum: ChangedField.literals }).notNull(),
    /** As people read them. */
    before: text().notNull(),
    after: text().notNull(),
  },
  (table) => [
    index('event_change_event').on(table.eventId, table.id),
    check('event_change_field', oneOf(table.field, ChangedField.literals)),
  ],
);

/** Arenas that host events but do not use the product. */
export const unregisteredArenas = pgTable('unregistered_arena', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  street: text(),
  district: text(),
  createdAt: instant().notNull(),
  version: version(),
});

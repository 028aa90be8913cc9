import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { Gender, Role } from '../../../domain/people/person.ts';
import { instant, oneOf } from './columns.ts';

const STATUSES = ['active', 'inactive'] as const;

export const people = pgTable(
  'person',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: Role.literals }).notNull(),
    status: text({ enum: STATUSES }).notNull().default('active'),
    gender: text({ enum: Gender.literals }),
    city: text(),
    phone: text(),
    avatar: text(),
    /** An argon2id PHC string; null for who only signs in through a provider. */
    passwordHash: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('person_email').on(table.email),
    check('person_email_lower', sql`${table.email} = lower(${table.email})`),
    check('person_role', oneOf(table.role, Role.literals)),
    check('person_status', oneOf(table.status, STATUSES)),
    check('person_gender', oneOf(table.gender, Gender.literals)),
  ],
);

export const sessions = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    /** Of the HttpOnly cookie; null for a login that asked for no companion. */
    companionHash: text(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the password was last given: sensitive changes ask again after 10 minutes. */
    lastPasswordAt: instant().notNull(),
  },
  (table) => [index('session_person').on(table.personId), index('session_expiry').on(table.expiresAt)],
);

/** Wrong passwords per account and address, per address, and in all: `key` says which. */
export const loginFailures = pgTable(
  'login_failure',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (table) => [index('login_failure_last').on(table.lastAt)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { Gender, Role } from '../../../domain/people/person.ts';
import { instant, oneOf } from './columns.ts';

/** `erased`: the person asked to be forgotten; the row stays for what refers to it, without anything of theirs. */
const STATUSES = ['active', 'inactive', 'erased'] as const;

const ACCENTED = 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ';
const PLAIN = 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn';

export const people = pgTable(
  'person',
  {
    id: uuid().primaryKey(),
    /** What the person logs in with. */
    email: text().notNull(),
    /** When a link that went there came back. Until then it receives that link and the one that resets the password. */
    emailConfirmedAt: instant(),
    /** The address that is to take the place of `email` once its link was opened. It occupies nothing. */
    pendingEmail: text(),
    name: text().notNull(),
    /** Without accents and in lower case: what a search by name looks in. */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`lower(translate(name, '${ACCENTED}', '${PLAIN}'))`)),
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
    check('person_pending_email_lower', sql`${table.pendingEmail} = lower(${table.pendingEmail})`),
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
  (table) => [
    index('session_person').on(table.personId),
    index('session_companion').on(table.companionHash),
    index('session_expiry').on(table.expiresAt),
  ],
);

/** Browsers that were in an account, each by the hash of a cookie that opens nothing; see `session/knownBrowser.ts`. */
export const knownBrowsers = pgTable(
  'known_browser',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id),
    tokenHash: text().notNull(),
    /** At the last login of this person in it. */
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.tokenHash] }), index('known_browser_seen').on(table.seenAt)],
);

/** Wrong passwords per account and place, per place, and in all: `key` says which. */
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

/** Links that change a password: of each person the newest works, once. */
export const passwordResets = pgTable(
  'password_reset',
  {
    tokenHash: text().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When it was used, or replaced by a newer one. */
    endedAt: instant(),
  },
  (table) => [index('password_reset_person').on(table.personId), index('password_reset_expiry').on(table.expiresAt)],
);

/** Links that confirm an e-mail: of each person the newest works, once. */
export const emailLinks = pgTable(
  'email_link',
  {
    tokenHash: text().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** Where it was sent, which it confirms. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When it was used, or replaced by a newer one. */
    endedAt: instant(),
  },
  (table) => [index('email_link_person').on(table.personId), index('email_link_expiry').on(table.expiresAt)],
);

/** Accounts at sign-in providers that open an account here. */
export const providerAccounts = pgTable(
  'provider_account',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** As the provider verified it when the two became one. */
    email: text().notNull(),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('provider_account_person').on(table.personId),
  ],
);

/** One attempt to sign in through a provider, from the link to the ticket that its answer was worth. */
export const providerSignIns = pgTable(
  'provider_sign_in',
  {
    /** Of the cookie that binds the attempt to the browser that began it. */
    cookieHash: text().primaryKey(),
    state: text().notNull(),
    /** In the ID token. */
    nonce: text().notNull(),
    /** In the message of the callback page. */
    pageNonce: text().notNull(),
    codeVerifier: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider's code was redeemed: it is not taken twice. */
    answeredAt: instant(),
    issuer: text(),
    subject: text(),
    email: text(),
    name: text(),
    picture: text(),
    ticketHash: text(),
    ticketExpiresAt: instant(),
    ticketUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('provider_sign_in_ticket').on(table.ticketHash),
    index('provider_sign_in_expiry').on(table.expiresAt),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { Gender, Role } from '#domain/people/person.ts';
import { composed } from '../folded.ts';
import { foundAs, instant, oneOf } from './columns.ts';

/** `erased`: the person deleted the account. The row stays because others refer to it, without personal data. */
const STATUSES = ['active', 'inactive', 'erased'] as const;

/** What `searchName` has, which knew fewer letters. */
const FOLDED_BEFORE =
  "lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'))";

/**
 * SQL for whether somebody can play: book, register, be found by name, have a voucher. Owners play too; admins do not.
 * @param person the name of the table in the query
 */
export const canPlay = (person = 'person'): string => `${person}.role <> 'admin' and ${person}.status = 'active'`;

/** SQL for whether a name is not stored as names are. */
export const isUntidy = `name <> ${composed('name')}`;

export const people = pgTable(
  'person',
  {
    id: uuid().primaryKey(),
    /** The e-mail that the person logs in with. */
    email: text().notNull(),
    /** When a link sent to `email` was opened. Until then it only receives that link and password reset links. */
    emailConfirmedAt: instant(),
    /** The address that replaces `email` once its link is opened. It is not unique: several people may have it pending. */
    pendingEmail: text(),
    name: text().notNull(),
    /** The version before searches it. It goes with the next contraction, and its two indexes. */
    searchName: text().notNull().generatedAlwaysAs(sql.raw(FOLDED_BEFORE)),
    foundAs: foundAs(),
    role: text({ enum: Role.literals }).notNull(),
    status: text({ enum: STATUSES }).notNull().default('active'),
    gender: text({ enum: Gender.literals }),
    city: text(),
    phone: text(),
    avatar: text(),
    /** 11 digits, if the person gave it: payment providers approve a PIX sooner with it. */
    cpf: text(),
    /** An argon2id PHC string; null for people who only sign in through a provider. */
    passwordHash: text(),
    createdAt: instant().notNull(),
    /** For which arena the person last chose to work, where the next session begins; null for none. */
    worksAt: uuid(),
    /** The newest version of the terms that the person has answered, by accepting it or by 'not now'. */
    termsAnswered: text(),
  },
  (table) => [
    uniqueIndex('person_email').on(table.email),
    // For the search of players: rare parts of a name by their trigrams; common ones, which fill a result soon, in its order.
    index('person_name_trigram').using('gin', table.searchName.op('gin_trgm_ops')).where(sql.raw(canPlay())),
    index('person_name').on(table.searchName, table.id).where(sql.raw(canPlay())),
    index('person_found_trigram').using('gin', table.foundAs.op('gin_trgm_ops')).where(sql.raw(canPlay())),
    index('person_found').on(table.foundAs, table.id).where(sql.raw(canPlay())),
    // Whose a record of an arena may be: those who gave its phone.
    index('person_phone')
      .on(table.phone, table.id)
      .where(sql`${table.phone} is not null`),
    // Empty once `tidyNames` went over what was written before names were composed.
    index('person_untidy').on(table.id).where(sql.raw(isUntidy)),
    check('person_email_lower', sql`${table.email} = lower(${table.email})`),
    check('person_pending_email_lower', sql`${table.pendingEmail} = lower(${table.pendingEmail})`),
    check('person_role', oneOf(table.role, Role.literals)),
    check('person_status', oneOf(table.status, STATUSES)),
    check('person_cpf', sql`${table.cpf} ~ '^[0-9]{11}$'`),
    check('person_gender', oneOf(table.gender, Gender.literals)),
  ],
);

/** Which versions of the terms a person accepted, and when. */
export const termsAcceptances = pgTable(
  'terms_acceptance',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id),
    version: text().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.version] })],
);

export const sessions = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    /** The hash of the HttpOnly companion cookie; null for a login that did not ask for one. */
    companionHash: text(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The arena that this session acts for, as long as the person is in its team; null while the person plays. */
    worksAt: uuid(),
    /** When the password was last given: sensitive changes ask again after 10 minutes. */
    lastPasswordAt: instant().notNull(),
  },
  (table) => [
    index('session_person').on(table.personId),
    index('session_companion').on(table.companionHash),
    index('session_expiry').on(table.expiresAt),
  ],
);

/** Browsers that logged in to an account before, by the hash of a cookie that grants no access; see `session/knownBrowser.ts`. */
export const knownBrowsers = pgTable(
  'known_browser',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id),
    tokenHash: text().notNull(),
    /** When this person last logged in with it. */
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.tokenHash] }), index('known_browser_seen').on(table.seenAt)],
);

/** Counters of wrong passwords (per account and place, per place, overall) and of other limited requests, by `key`. */
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

/** Links that reset a password. Only a person's newest link works, and only once. */
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

/** Links that confirm an e-mail. Only a person's newest link works, and only once. */
export const emailLinks = pgTable(
  'email_link',
  {
    tokenHash: text().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** The address that it was sent to and confirms. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When it was used, or replaced by a newer one. */
    endedAt: instant(),
  },
  (table) => [index('email_link_person').on(table.personId), index('email_link_expiry').on(table.expiresAt)],
);

/** Accounts at sign-in providers, each linked to an account here. */
export const providerAccounts = pgTable(
  'provider_account',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** The e-mail that the provider had verified when the accounts were linked. */
    email: text().notNull(),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('provider_account_person').on(table.personId),
  ],
);

/** One attempt to sign in through a provider, from the first link to the ticket that the provider's reply earns. */
export const providerSignIns = pgTable(
  'provider_sign_in',
  {
    /** The hash of the cookie that binds the attempt to the browser that began it. */
    cookieHash: text().primaryKey(),
    state: text().notNull(),
    /** The nonce expected in the ID token. */
    nonce: text().notNull(),
    /** The nonce expected in the callback page's message. */
    pageNonce: text().notNull(),
    codeVerifier: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the provider's code was redeemed, which happens only once. */
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

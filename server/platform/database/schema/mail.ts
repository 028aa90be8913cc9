import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { MAIL_GROUPS } from '#domain/notices/mailChoices.ts';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Which letters a person wants; without a row, all of them, at any hour. */
export const mailChoices = pgTable(
  'mail_choice',
  {
    personId: uuid()
      .primaryKey()
      .references(() => people.id),
    /** The groups that are turned off. */
    off: text({ enum: MAIL_GROUPS }).array().notNull().default([]),
    /** Those whose letters are sent on request, and were asked for. */
    on: text({ enum: MAIL_GROUPS }).array().notNull().default([]),
    /** The groups that devices do not show. */
    pushOff: text({ enum: MAIL_GROUPS }).array().notNull().default([]),
    /** The groups that do not come by WhatsApp. */
    whatsappOff: text({ enum: MAIL_GROUPS }).array().notNull().default([]),
    /** The hours without letters, by Brasília's clock; both null without. */
    quietFrom: smallint(),
    quietTo: smallint(),
    /** Signs the links in this person's letters that turn a group off. */
    linkKey: text().notNull(),
    since: instant().notNull(),
  },
  (table) => [check('mail_choice_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`)],
);

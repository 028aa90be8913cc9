import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DELIVERY_STATES } from '#domain/notices/whatsapp.ts';
import { instant, oneOf } from './columns.ts';
import { people } from './people.ts';

/** Who is told by WhatsApp, or is about to prove whose number it is. Whoever ends it has no row. */
export const whatsappConsents = pgTable(
  'whatsapp_consent',
  {
    personId: uuid()
      .primaryKey()
      .references(() => people.id),
    /** In digits with the code of its country, as Meta says it: from there came the code. */
    number: text().unique(),
    /** What Meta calls the person for us alone, who may hide the number behind a name. */
    metaUser: text().unique(),
    /** When they sent the code, by Meta's clock, which also says when a word to stop was sent. */
    since: instant(),
    /** Of the code that waits to be sent. */
    codeHash: text().unique(),
    codeEndsAt: instant(),
  },
  (table) => [
    check(
      'whatsapp_consent_proven',
      sql`(${table.since} is null) = (coalesce(${table.number}, ${table.metaUser}) is null)`,
    ),
    check('whatsapp_consent_code', sql`(${table.codeHash} is null) = (${table.codeEndsAt} is null)`),
  ],
);

/** What became of each notice that was sent by WhatsApp. Without foreign keys, as notices are, and without numbers and texts. */
export const whatsappDeliveries = pgTable(
  'whatsapp_delivery',
  {
    personId: uuid().notNull(),
    noticeId: uuid().notNull(),
    /** Meta is told it with the message, and says it with whatever becomes of that. */
    mark: uuid().notNull().unique(),
    /** Meta's id of the message; null before it is known. */
    wamid: text().unique(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    /** Why it failed, as Meta counts it. */
    code: integer(),
    madeAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.noticeId] }),
    index('whatsapp_delivery_age').on(table.madeAt),
    check('whatsapp_delivery_state', oneOf(table.state, DELIVERY_STATES)),
  ],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Browsers that show a person's notices, each for as long as the session lasts that asked for it. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    /** No foreign key: many ways end a session, and none of them must know of devices. */
    sessionHash: text().notNull(),
    /** Of the browser's service. Whoever knows it can have the browser woken, but not write what it can read. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    since: instant().notNull(),
  },
  (table) => [index('push_subscription_person').on(table.personId)],
);

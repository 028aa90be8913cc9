import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { StaffRole } from '#domain/people/person.ts';
import { arenas } from './arenas.ts';
import { instant, oneOf } from './columns.ts';
import { people } from './people.ts';

/** Who works for an arena, its owners too. */
export const memberships = pgTable(
  'membership',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    role: text({ enum: StaffRole.literals }).notNull(),
    since: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.personId] }),
    index('membership_of_person').on(table.personId),
    check('membership_role', oneOf(table.role, StaffRole.literals)),
  ],
);

/** Links by which people join an arena's team. Each is deleted when it is used or withdrawn. */
export const staffInvitations = pgTable(
  'staff_invitation',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    tokenHash: text().notNull(),
    role: text({ enum: StaffRole.literals }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    uniqueIndex('staff_invitation_token').on(table.tokenHash),
    check('staff_invitation_role', oneOf(table.role, StaffRole.literals)),
  ],
);

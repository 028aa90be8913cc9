import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';

/** What may occupy an hour. `undoing` holds hours that a command freed until it can no longer be undone. */
export const OCCUPANT_KINDS = ['booking', 'undoing', 'series', 'offer', 'closure', 'event'] as const;
export type OccupantKind = (typeof OCCUPANT_KINDS)[number];

/** One row for whatever holds hours, for as long as it holds any. A booking's has the reservation's own id. */
export const occupants = pgTable(
  'occupant',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: OCCUPANT_KINDS }).notNull(),
    /** From this instant on its hours are anybody's; null without an end. A hold's grace period is included. */
    expiresAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    check('occupant_kind', oneOf(table.kind, OCCUPANT_KINDS)),
  ],
);

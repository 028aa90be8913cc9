import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { INVITATION_ANSWERS } from '#domain/series/invitation.ts';
import { instant, oneOf } from './columns.ts';
import { people } from './people.ts';
import { series } from './series.ts';

/**
 * The question whether a player agrees to a series that an arena made for them. Until they do, the series and its reservations
 * are a guest's with their name, and no row but this one names the account. Answered ones stay.
 */
export const seriesInvitations = pgTable(
  'series_invitation',
  {
    arenaId: uuid().notNull(),
    seriesId: uuid().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    invitedAt: instant().notNull(),
    /** From then on it can no longer be accepted. */
    endsAt: instant().notNull(),
    /** Null as long as it waits for one. */
    answer: text({ enum: INVITATION_ANSWERS }),
    answeredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.seriesId] }),
    foreignKey({
      name: 'series_invitation_series',
      columns: [table.arenaId, table.seriesId],
      foreignColumns: [series.arenaId, series.id],
    }),
    index('series_invitation_player').on(table.playerId),
    check('series_invitation_answer', oneOf(table.answer, INVITATION_ANSWERS)),
    check('series_invitation_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

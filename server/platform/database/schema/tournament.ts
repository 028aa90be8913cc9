import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { STAGES, WalkoverReason } from '#domain/tournament/match.ts';
import { instant, oneOf } from './columns.ts';
import { categories } from './events.ts';
import { people } from './people.ts';

/** A pair, a team or a drawn pair of a category, made by the draw. Registrations refer to it. */
export const entrants = pgTable(
  'entrant',
  {
    id: uuid().primaryKey(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    groupIndex: integer().notNull(),
    /** Its position in the draw, from 0; the last tie-breaker. */
    drawOrder: integer().notNull(),
    /** Its place in the first round of the second phase; null when it is not in it. */
    bracketPlace: integer(),
    withdrawnAt: instant(),
  },
  (table) => [uniqueIndex('entrant_order').on(table.categoryId, table.drawOrder)],
);

/** A match of a group, or of the bracket, where the entrants may not be known yet. */
export const matches = pgTable(
  'match',
  {
    id: uuid().primaryKey(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    stage: text({ enum: STAGES }).notNull(),
    /** Null in the second phase. */
    groupIndex: integer(),
    /** From 1; 0 for the match for third place. */
    round: smallint().notNull(),
    /** Its place in the round, from 0. */
    place: integer().notNull(),
    oneId: uuid().references(() => entrants.id),
    twoId: uuid().references(() => entrants.id),
    gamesOne: smallint(),
    gamesTwo: smallint(),
    /** One of the two gave up; such a match does not count as a win in the winner's record. */
    isWalkover: boolean().notNull().default(false),
    /** Why the side that lost did not play, as the organizer said; such a match is no win in the winner's record. */
    walkoverReason: text({ enum: WalkoverReason.literals }),
    /** It had begun when that side gave it up: the games are those until then, and it is a win. */
    isMidway: boolean().notNull().default(false),
    winnerId: uuid(),
  },
  (table) => [
    uniqueIndex('match_place').on(table.categoryId, table.stage, table.round, table.place),
    index('match_winner')
      .on(table.winnerId)
      .where(sql`not ${table.isWalkover}`),
    check('match_stage', oneOf(table.stage, STAGES)),
    check('match_walkover_reason', oneOf(table.walkoverReason, WalkoverReason.literals)),
    check(
      'match_walkover',
      sql`${table.walkoverReason} is null or (not ${table.isWalkover} and ${table.gamesOne} is not null)`,
    ),
    check('match_midway', sql`not ${table.isMidway} or ${table.walkoverReason} is not null`),
    check('match_score', sql`(${table.gamesOne} is null) = (${table.gamesTwo} is null)`),
    check(
      'match_games',
      sql`${table.gamesOne} between 0 and 99 and ${table.gamesTwo} between 0 and 99 and ${table.gamesOne} <> ${table.gamesTwo}`,
    ),
    check(
      'match_won',
      sql`${table.winnerId} is not distinct from case when ${table.gamesOne} > ${table.gamesTwo} then ${table.oneId} when ${table.gamesOne} < ${table.gamesTwo} then ${table.twoId} end`,
    ),
  ],
);

/** The link by which players become scorers of a category. Only the hash of its token is stored; there is one at most. */
export const scorerLinks = pgTable('scorer_link', {
  categoryId: uuid()
    .primaryKey()
    .references(() => categories.id),
  tokenHash: text().notNull().unique(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/** Who writes scores of a category besides its organizer. A row stays when its person is removed: they are told so. */
export const scorers = pgTable(
  'scorer',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    since: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.playerId] }),
    index('scorer_player')
      .on(table.playerId, table.categoryId)
      .where(sql`${table.removedAt} is null`),
  ],
);

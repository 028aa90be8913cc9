import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { Schema } from 'effect';
import { NextMatchFacts } from '#domain/notices/reminderKinds.ts';
import { groupName } from '#domain/tournament/draw.ts';
import { nextMatchOf, opponentOf } from '#domain/tournament/nextMatch.ts';
import type { Games } from '#domain/tournament/score.ts';
import { STAGE_NAMES } from '#domain/tournament/stageNames.ts';
import type { Queries } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '../../dependencies.ts';
import { theSide } from '../audiences.ts';
import { tell } from '../tell.ts';

/** Until then a score is corrected, or taken back, without anybody having heard what follows from it. */
const WAIT_MS = 60_000;
/** So that a job of a large category ends within its lease. */
const SIDES_AT_ONCE = 50;

/** Has the players of some sides of a category, and who meets them, hear of their next match in a minute, as it is then. */
export async function tellNextMatches(tx: Transaction, category: string, sides: readonly string[]): Promise<void> {
  const dueAt = new Date(tx.now.getTime() + WAIT_MS);
  const parts = Array.from({ length: Math.ceil(sides.length / SIDES_AT_ONCE) }, (_, part) =>
    sides.slice(part * SIDES_AT_ONCE, (part + 1) * SIDES_AT_ONCE),
  );
  await addJobs(
    tx,
    parts.map((part) => ({ kind: 'tellNextMatches', category, sides: part, dueAt })),
  );
}

export function nextMatchWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'tellNextMatches'> {
  return {
    async tellNextMatches({ category, sides }) {
      await inTransaction(database, (tx) => tellNow(tx, category, sides));
      return 'done';
    },
  };
}

/** Under the lock that whoever writes a score takes too. Who has heard of a match against the same side hears nothing again. */
async function tellNow(tx: Transaction, categoryId: string, sides: readonly string[]): Promise<void> {
  const [category] = await tx
    .select({
      eventId: events.id,
      event: events.name,
      category: categories.category,
      tournament: categories.id,
      organizer: events.organizerId,
      doubleFormat: categories.doubleFormat,
    })
    .from(categories)
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(and(eq(categories.id, categoryId), isOn()))
    .for('share', { of: categories });
  if (!category) return;
  const { doubleFormat, ...facts } = category;
  const nextOf = await readNext(tx, categoryId);
  const concerned = new Set(sides.flatMap((side) => [side, nextOf(side)?.opponents ?? side]));
  for (const side of concerned) {
    const next = nextOf(side);
    if (!next) continue;
    const { id: subject, opponents, round } = next;
    const about = { opponents, round, isForTeams: doubleFormat === 'teams' };
    await tell(tx, 'nextMatch', { to: theSide(side), subject, change: opponents, facts: { ...facts, ...about } });
  }
}

/** Neither the category nor its event was called off. */
function isOn(): SQL | undefined {
  return and(isNull(categories.calledOffAt), ne(events.status, 'CANCELADO'));
}

interface Next {
  readonly id: string;
  readonly opponents: string;
  /** Its group or stage, as the tournament's page says it. */
  readonly round: string;
}

/** What says of a side of a category which match it plays next. @param only of no other sides than these */
async function readNext(
  queries: Queries,
  categoryId: string,
  only?: readonly string[],
): Promise<(side: string) => Next | undefined> {
  const { id, stage, groupIndex, round, place, oneId, twoId, gamesOne, gamesTwo } = matches;
  const rows = await queries
    .select({ id, stage, groupIndex, round, place, one: oneId, two: twoId, gamesOne, gamesTwo })
    .from(matches)
    .where(and(eq(matches.categoryId, categoryId), only && or(isOneOf(oneId, only), isOneOf(twoId, only))));
  const scheduled = rows.map(({ gamesOne: own, gamesTwo: theirs, ...match }) => {
    const games: Games | null = own === null || theirs === null ? null : [own, theirs];
    return { ...match, games };
  });
  return (side) => {
    const next = nextMatchOf(scheduled, side);
    const opponents = next && opponentOf(next, side);
    if (!next || !opponents) return undefined;
    const called = next.groupIndex === null ? STAGE_NAMES[next.stage] : groupName(next.groupIndex);
    return { id: next.id, opponents, round: called };
  };
}

interface Told {
  /** The match. */
  readonly subject: string;
  readonly person: string;
  /** As they were told. */
  readonly facts: unknown;
}

/** Whether the match of which a player was told is still the next one of their side, against the same one. */
export async function isStillNext(queries: Queries, { subject, person, facts }: Told): Promise<boolean> {
  const { tournament, opponents } = Schema.decodeUnknownSync(NextMatchFacts)(facts);
  const { entrantId: side } = registrations;
  const own = await queries
    .select({ side })
    .from(registrations)
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(
      and(
        eq(categories.id, tournament),
        isOn(),
        eq(registrationMembers.playerId, person),
        eq(registrationMembers.isLive, true),
        inArray(registrationMembers.standing, ['accepted', 'confirmed']),
      ),
    );
  const sides = own.flatMap(({ side: mine }) => mine ?? []);
  const nextOf = await readNext(queries, tournament, sides);
  return sides.some((mine) => {
    const next = nextOf(mine);
    return next?.id === subject && next.opponents === opponents;
  });
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { REQUEST_ANSWERS, SeriesRequest } from '#domain/series/request.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas, courts } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { hoursOf } from '#domain/series/conflicts.ts';

export const IS_WAITING = isNull(seriesRequests.answer);

/** Requests as people see them; the caller says which, and in which order. */
export function selectRequests(queries: Queries) {
  return queries
    .select({ row: seriesRequests, arena: arenas.name, player: people.name, court: courts.name })
    .from(seriesRequests)
    .innerJoin(arenas, eq(arenas.id, seriesRequests.arenaId))
    .innerJoin(people, eq(people.id, seriesRequests.playerId))
    .leftJoin(courts, and(eq(courts.arenaId, seriesRequests.arenaId), eq(courts.id, seriesRequests.courtId)))
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof selectRequests>>[number];

/** One request; refuses if it is not among those. */
export async function readOneRequest(queries: Queries, those: SQL | undefined): Promise<SeriesRequest> {
  const [found] = await selectRequests(queries).where(those);
  return found ? toRequest(found) : refuse('request_not_found');
}

export function toRequest({ row, arena, player, court }: Found): SeriesRequest {
  const { courtId, note, answer, refusalReason: reason } = row;
  return {
    id: row.id,
    arena: { id: row.arenaId, name: arena },
    player: { id: row.playerId, name: player },
    ...(courtId !== null && court !== null && { court: { id: courtId, name: court } }),
    weekday: row.weekday,
    startHour: row.startHour,
    hours: row.hours,
    sport: row.sport,
    from: fromIsoDay(row.fromDay),
    askedAt: row.askedAt,
    ...present({ note, answer, reason }),
  };
}

interface Answering {
  readonly answer: (typeof REQUEST_ANSWERS)[number];
  /** Who answers; null when nobody does. */
  readonly by: string | null;
  readonly reason?: string;
}

/**
 * Answers requests that wait for it; of two answers at once the second finds none. Nobody is told.
 * @param those which requests, among the waiting ones
 */
export async function answerRequests(tx: Transaction, those: SQL | undefined, { answer, by, reason }: Answering) {
  return tx
    .update(seriesRequests)
    .set({ answer, answeredAt: tx.now, answeredBy: by, refusalReason: reason ?? null })
    .where(and(those, IS_WAITING))
    .returning();
}

/** Answers one request. Refuses if it is not there, or has its answer. */
export async function answerRequest(tx: Transaction, those: SQL | undefined, answering: Answering) {
  const [answered] = await answerRequests(tx, those, answering);
  if (answered) return answered;
  const [found] = await tx.select({ id: seriesRequests.id }).from(seriesRequests).where(those);
  return refuse(found ? 'request_answered' : 'request_not_found');
}

export function isRequest(arenaId: string, id: string) {
  return and(eq(seriesRequests.arenaId, arenaId), eq(seriesRequests.id, id));
}

/** What people are told of a request. */
export function requestFacts(arena: string, row: Pick<Found['row'], 'weekday' | 'startHour' | 'hours' | 'fromDay'>) {
  const { weekday, startHour, hours, fromDay: day } = row;
  return { arena, weekday, hours: hoursText(hoursOf({ startHour, hours })), day };
}

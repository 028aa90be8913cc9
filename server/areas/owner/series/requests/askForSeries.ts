import { and, count, eq } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { MOST_REQUESTS, type SeriesAsk } from '#domain/series/request.ts';
import { lockCaller } from '#core/people/caller.ts';
import { IS_PUBLIC_ROW } from '#core/arenas/publicArena.ts';
import { arenas, courts } from '#platform/database/schema/arenas.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { refuseDates } from '../preview.ts';
import { IS_WAITING, isRequest, readOneRequest, requestFacts } from './requestRow.ts';

/** Asks an arena for an hour of every week. Whether it is free is for the arena to look up when it answers. */
export const askForSeries: Write<'askForSeries'> = {
  async decide({ viewer, body }, tx) {
    // Of two at once the second counts the first; and whoever is leaving asks for nothing any more.
    const { id: playerId } = await lockCaller(tx, signedIn(viewer));
    const arena = await lockPublicArena(tx, body.arena);
    refuseDates(arena, body, tx.now);
    await refuseUnknownCourt(tx, body);
    const row = rowOf(body, playerId, tx.now);
    const stored = await tx.insert(seriesRequests).values(row).onConflictDoNothing().returning();
    if (stored.length === 0) refuse('request_exists');
    await refuseMany(tx, playerId);
    await tell(tx, 'seriesAsked', {
      to: theDesk(arena.id),
      arena: arena.id,
      subject: row.id,
      facts: requestFacts(arena.name, row),
      about: playerId,
    });
    const request = await readOneRequest(tx, isRequest(arena.id, row.id));
    return { data: { request }, about: { arena: arena.id, subject: row.id } };
  },
};

/** An arena that is closing is waited for; one that everybody may find does not close before the request is stored. */
async function lockPublicArena(tx: Transaction, id: string) {
  const [arena] = await tx
    .select()
    .from(arenas)
    .where(and(eq(arenas.id, id), IS_PUBLIC_ROW))
    .for('key share');
  return arena ?? refuse('arena_not_found');
}

async function refuseUnknownCourt(tx: Transaction, { arena, court }: SeriesAsk): Promise<void> {
  if (court === undefined) return;
  const [found] = await tx
    .select({ id: courts.id })
    .from(courts)
    .where(and(eq(courts.arenaId, arena), eq(courts.id, court)));
  if (!found) refuse('court_not_found');
}

async function refuseMany(tx: Transaction, playerId: string): Promise<void> {
  const [waiting] = await tx
    .select({ total: count() })
    .from(seriesRequests)
    .where(and(eq(seriesRequests.playerId, playerId), IS_WAITING));
  if ((waiting?.total ?? 0) > MOST_REQUESTS) refuse('too_many_requests');
}

function rowOf(ask: SeriesAsk, playerId: string, now: Date) {
  return {
    arenaId: ask.arena,
    id: newId(),
    playerId,
    courtId: ask.court ?? null,
    weekday: ask.weekday,
    startHour: ask.startHour,
    hours: ask.hours,
    sport: ask.sport,
    fromDay: toIsoDay(ask.from),
    note: ask.note?.trim() || null,
    askedAt: now,
  };
}

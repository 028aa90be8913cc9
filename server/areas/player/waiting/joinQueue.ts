import { ascending } from '#domain/values/days/hours.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { daysAheadText, lastBookableDay } from '#domain/arenas/bookingRules.ts';
import { isBookableHour } from '#domain/slots/availability.ts';
import { compareDays, toIsoDay } from '#domain/values/days/day.ts';
import { instantOf, momentIn } from '#domain/values/days/moment.ts';
import { MOST_WAITING, type WaitingAsk } from '#domain/waiting/waiting.ts';
import { IS_PUBLIC_ROW } from '#core/arenas/publicArena.ts';
import { lockStanding } from '#core/hours/occupants.ts';
import { arenas, courts } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { waiting } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { readQueue } from '#core/hours/waiting/readQueue.ts';
import { readOneWaiting } from '#core/hours/waiting/readWaiting.ts';
import { isStanding } from '#core/hours/waiting/standing.ts';

type Row = typeof waiting.$inferInsert;

/**
 * Puts a player in the queue of hours that are taken. What has them is kept from ending until this is committed, so that
 * whoever frees them finds the player there; that is locked as everybody locks it, by kind and id.
 */
export const joinQueue: Write<'joinQueue'> = {
  async decide({ viewer, body }, tx) {
    const personId = await lockPlayer(tx, signedIn(viewer).personId);
    const arena = await readPublic(tx, body.arena);
    refuseDays(arena, body, tx.now);
    await refuseUnknownCourts(tx, body);
    const row = rowOf(body, arena.zone, { personId, now: tx.now });
    await refuseAgain(tx, row);
    await lockTaken(tx, row);
    await tx.insert(waiting).values(row);
    return { data: { waiting: await readOneWaiting(tx, row, tx.now) }, about: { arena: arena.id, subject: row.id } };
  },
};

/** Of two at once the second counts the first. It is no stronger lock than a booking's: who is told something waits for neither. */
async function lockPlayer(tx: Transaction, id: string): Promise<string> {
  const isActive = and(eq(people.id, id), eq(people.status, 'active'));
  const [person] = await tx.select({ id: people.id }).from(people).where(isActive).for('no key update');
  return person?.id ?? refuse('unauthenticated');
}

async function readPublic(tx: Transaction, id: string) {
  const { zone, maxDaysAhead } = arenas;
  const isIt = and(eq(arenas.id, id), IS_PUBLIC_ROW);
  const [arena] = await tx.select({ id: arenas.id, zone, maxDaysAhead }).from(arenas).where(isIt);
  return arena ?? refuse('arena_not_found');
}

type Arena = Awaited<ReturnType<typeof readPublic>>;

/** An hour that has begun is not waited for. */
function refuseDays(arena: Arena, { date, hours, until }: WaitingAsk, now: Date): void {
  const present = momentIn(now, arena.zone);
  if (compareDays(date, lastBookableDay(present.day, arena)) > 0) {
    refuse('too_far_ahead', undefined, daysAheadText(arena));
  }
  const isAhead = hours.every((hour) => isBookableHour(date, hour, { ...present, hour: present.hour + 1 }));
  if (!isAhead || (until && until <= now)) refuse('slot_past');
}

async function refuseUnknownCourts(tx: Transaction, { arena, courts: wanted = [] }: WaitingAsk): Promise<void> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: courts.id })
    .from(courts)
    .where(and(eq(courts.arenaId, arena), inArray(courts.id, ids)));
  if (found.length < ids.length) refuse('court_not_found');
}

function rowOf(ask: WaitingAsk, zone: string, { personId, now }: { personId: string; now: Date }): Row {
  const hours = ascending(ask.hours);
  const begins = instantOf(ask.date, hours.at(-1) ?? 0, zone);
  return {
    arenaId: ask.arena,
    id: newId(),
    personId,
    day: toIsoDay(ask.date),
    hours,
    courtIds: [...new Set(ask.courts)],
    until: ask.until && ask.until < begins ? ask.until : begins,
    joinedAt: now,
  };
}

/** Nobody stands in a queue twice, and nobody in all of them. */
async function refuseAgain(tx: Transaction, { arenaId, personId, day, hours }: Row): Promise<void> {
  const isSame = sql<boolean>`(${waiting.arenaId} = ${arenaId}::uuid and ${waiting.day} = ${day}::date
    and ${waiting.hours} && ${sql.param(hours)}::smallint[])`;
  const standing = await tx
    .select({ isSame })
    .from(waiting)
    .where(and(eq(waiting.personId, personId), isStanding(tx.now)));
  if (standing.some((one) => one.isSame)) refuse('waiting_exists');
  if (standing.length >= MOST_WAITING) refuse('too_many_waiting');
}

/** Refuses what need not be waited for, and what will not be let. */
async function lockTaken(tx: Transaction, row: Row): Promise<void> {
  const { arenaId, day, hours, courtIds } = row;
  const taken = await lockStanding(tx, { arenaId, day, hours, courtIds });
  const queue = await readQueue(tx, tx.now, { arenaId, day });
  const isWanted = (court: string) => courtIds.length === 0 || courtIds.includes(court);
  if (queue?.free.some(({ court, hour }) => hours.includes(hour) && isWanted(court))) refuse('hour_free');
  if (!hours.every((hour) => taken.some((one) => one.hour === hour))) refuse('slot_unavailable');
  const undone = taken.flatMap(({ kind, expiresAt }) => (kind === 'undoing' && expiresAt ? [expiresAt.getTime()] : []));
  await addJobs(
    tx,
    [...new Set(undone)].map((at) => ({ kind: 'moveQueue', arena: arenaId, day, dueAt: new Date(at) })),
  );
}

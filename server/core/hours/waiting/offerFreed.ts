import { and, eq, inArray, isNull } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { clockText, instantOf } from '#domain/values/days/moment.ts';
import type { Turn } from '#domain/waiting/queue.ts';
import { OFFER_MINUTES } from '#domain/waiting/waiting.ts';
import { claimAll } from '../claimAll.ts';
import type { ClaimedHour } from '../claims.ts';
import { forgetEmpty, letGo } from '../occupants.ts';
import { waiting, waitingOffers } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '../../notices/audiences.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { tell } from '../../notices/tell.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type ArenaDay, daysWaitedFor, dueOf, type Queue, type QueueHour, readQueue } from './readQueue.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { dayTopic } from '#domain/changes/topic.ts';

/** An hour whose claim this transaction has deleted. */
export type FreedHour = ClaimedHour & { readonly arenaId: string };

/**
 * Offers freed hours, those that nobody has by now, to who waits for them. Where nobody waits it is one query of an index.
 *
 * It waits for nobody: others who want these hours wait for this transaction already, and whoever is just leaving the queue
 * is passed over. So it may come last in any transaction.
 */
export async function offerFreed(tx: Transaction, freed: readonly FreedHour[]): Promise<void> {
  for (const arenaId of new Set(freed.map((hour) => hour.arenaId))) {
    const own = freed.filter((hour) => hour.arenaId === arenaId);
    for (const day of await daysWaitedFor(tx, tx.now, { arenaId, days: own.map((hour) => hour.day) })) {
      const isFreed = ({ court, hour, over }: QueueHour) =>
        over === null && own.some((one) => one.courtId === court && one.day === day && one.hour === hour);
      await offerTo(tx, { arenaId, day }, isFreed);
    }
  }
}

/** Offers those of a day's hours that are meant and free, to whose turn it is. */
export async function offerTo(tx: Transaction, which: ArenaDay, isMeant: (hour: QueueHour) => boolean): Promise<void> {
  const queue = await readQueue(tx, tx.now, which);
  if (!queue) return;
  const turns = await lockTurns(tx, which, queue, isMeant);
  if (turns.length === 0) return;
  const claimed = await claim(tx, which, queue, turns);
  await store(tx, which, queue, claimed);
}

/** Whose turn it is, without those who are leaving at this moment. Who stays is kept from leaving until this is committed. */
async function lockTurns(
  tx: Transaction,
  { arenaId }: ArenaDay,
  queue: Queue,
  isMeant: (hour: QueueHour) => boolean,
): Promise<Turn[]> {
  for (let { entries } = queue; ;) {
    const turns = dueOf({ ...queue, entries }, isMeant);
    if (turns.length === 0) return [];
    const asked = [...new Set(turns.map(({ entry }) => entry))];
    const rows = await tx
      .select({ id: waiting.id })
      .from(waiting)
      .where(and(eq(waiting.arenaId, arenaId), inArray(waiting.id, asked), isNull(waiting.endedAt)))
      .for('share', { skipLocked: true });
    const stays = new Set(rows.map(({ id }) => id));
    const leaving = new Set(asked.filter((id) => !stays.has(id)));
    if (leaving.size === 0) return turns;
    entries = entries.filter(({ id }) => !leaving.has(id));
  }
}

/** A turn whose hours are kept for its person. */
interface Kept extends Turn {
  readonly id: string;
  readonly personId: string;
  readonly expiresAt: Date;
}

/** Claims the hours of turns. Of hours that somebody has taken, or has by right, nothing is left in what it returns. */
async function claim(tx: Transaction, which: ArenaDay, queue: Queue, turns: readonly Turn[]): Promise<Kept[]> {
  const { arenaId, day } = which;
  const wanted = turns.map((turn): Kept => ({
    ...turn,
    ...placeOf(queue, turn),
    id: newId(),
    expiresAt: endOf(tx, which, queue, turn),
  }));
  const { got, byRight } = await claimAll(tx, {
    arenaId,
    occupants: wanted.map(({ id, expiresAt }) => ({ id, kind: 'offer', expiresAt })),
    hours: wanted.flatMap(({ id, court, hours }) =>
      hours.map((hour) => ({ occupantId: id, courtId: court, day, hour })),
    ),
  });
  await letGo(tx, arenaId, byRight);
  const hoursOf = (id: string) => got.flatMap(({ occupantId, hour }) => (occupantId === id ? [hour] : []));
  const kept = wanted.map((one) => ({ ...one, hours: hoursOf(one.id) }));
  await forgetEmpty(
    tx,
    arenaId,
    wanted.map(({ id }) => id),
  );
  return kept.filter(({ hours }) => hours.length > 0);
}

function placeOf({ entries }: Queue, { entry }: Turn): { readonly personId: string } {
  const found = entries.find(({ id }) => id === entry);
  if (!found) throw new Error(`${entry} is in no queue`);
  return { personId: found.personId };
}

/** Nobody is asked longer than until the game begins. */
function endOf(tx: Transaction, { day }: ArenaDay, { arena }: Queue, { hours }: Turn): Date {
  const begins = instantOf(fromIsoDay(day), Math.min(...hours), arena.zone);
  return new Date(Math.min(tx.now.getTime() + OFFER_MINUTES * 60_000, begins.getTime()));
}

async function store(tx: Transaction, { arenaId, day }: ArenaDay, queue: Queue, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return;
  noteChange(tx, dayTopic(arenaId, day));
  await tx.insert(waitingOffers).values(
    kept.map(({ id, entry, personId, court, hours, expiresAt }) => ({
      arenaId,
      id,
      waitingId: entry,
      personId,
      day,
      courtId: court,
      hours: [...hours],
      madeAt: tx.now,
      expiresAt,
    })),
  );
  const ends = new Set(kept.map(({ expiresAt }) => expiresAt.getTime()));
  await addJobs(
    tx,
    [...ends].map((end) => ({ kind: 'moveQueue', arena: arenaId, day, dueAt: new Date(end) })),
  );
  for (const { id, personId, court, hours, expiresAt } of kept) {
    const facts = {
      arena: queue.arena.name,
      day,
      hours: hoursText(hours),
      court: queue.courtNames.get(court) ?? '',
      until: clockText(expiresAt, queue.arena.zone),
    };
    await tell(tx, 'hourOffered', { to: onePerson(personId), subject: id, facts });
  }
}

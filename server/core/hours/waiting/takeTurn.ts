import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Over } from '../held.ts';
import { refuseTaken, type WantedHour } from '../claims.ts';
import { waiting, waitingOffers } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { endOffers } from './endOffers.ts';
import { type ArenaDay, dueOf, readQueue } from './readQueue.ts';
import { isStanding } from './standing.ts';

interface Taking extends ArenaDay {
  readonly personId: string;
  readonly hours: readonly WantedHour[];
}

/** Refuses a booking of hours that nobody has while it is somebody else's turn to have them. */
export async function refuseOutOfTurn(tx: Transaction, { personId, hours, ...which }: Taking): Promise<void> {
  const queue = await readQueue(tx, tx.now, which);
  if (!queue) return;
  const own = new Set(queue.entries.filter((entry) => entry.personId === personId).map(({ id }) => id));
  const ofOthers = dueOf(queue, () => true).filter(({ entry }) => !own.has(entry));
  const taken = hours.filter(({ courtId, hour }) =>
    ofOthers.some((turn) => turn.court === courtId && turn.hours.includes(hour)),
  );
  if (taken.length > 0) refuseTaken(taken);
}

/** What a player has booked they wait for no longer, and the offers that it was booked by are accepted. */
export async function leaveWithHours(
  tx: Transaction,
  { arenaId, day, personId, hours }: Taking,
  over: readonly Over[],
): Promise<void> {
  const booked = sql`${sql.param(hours.map(({ hour }) => hour))}::smallint[]`;
  await tx
    .update(waiting)
    .set({
      hours: sql`case when ${waiting.hours} <@ ${booked} then ${waiting.hours}
        else array(select hour from unnest(${waiting.hours}) as wanted(hour) where hour <> all(${booked})) end`,
      endedAt: sql`case when ${waiting.hours} <@ ${booked} then ${tx.now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(waiting.arenaId, arenaId),
        eq(waiting.day, day),
        eq(waiting.personId, personId),
        isStanding(tx.now),
        sql`${waiting.hours} && ${booked}`,
      ),
    );
  const offers = over.filter(({ kind }) => kind === 'offer').map(({ id }) => id);
  await declineOthers(tx, { arenaId, day, personId, hours }, offers);
  if (offers.length === 0) return;
  const isOwn = and(inArray(waitingOffers.id, offers), eq(waitingOffers.personId, personId));
  await tx
    .update(waitingOffers)
    .set({ outcome: 'accepted' })
    .where(and(eq(waitingOffers.arenaId, arenaId), isOwn, eq(waitingOffers.outcome, 'withdrawn')));
}

/** Two courts that are freed at one moment may both be offered to the first in line. Whoever has one lets the other go. */
async function declineOthers(
  tx: Transaction,
  { arenaId, day, personId, hours }: Taking,
  accepted: readonly string[],
): Promise<void> {
  const { arenaId: at, day: on, personId: of, hours: asked, id, outcome } = waitingOffers;
  const isSame = sql`${asked} && ${sql.param(hours.map(({ hour }) => hour))}::smallint[]`;
  const others = await tx
    .select({ id })
    .from(waitingOffers)
    .where(and(eq(at, arenaId), eq(on, day), eq(of, personId), isNull(outcome), notInArray(id, [...accepted]), isSame));
  await endOffers(
    tx,
    arenaId,
    others.map((one) => one.id),
    'declined',
  );
}

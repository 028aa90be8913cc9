import { and, asc, eq, gt, gte, or, sql } from 'drizzle-orm';
import { hourLabel } from '#domain/values/days/hours.ts';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { endOver } from '#core/hours/endOver.ts';
import { forgetEmpty, isOver, OCCUPIES } from '#core/hours/occupants.ts';
import { courts, priceRules, slotAlterations } from '#platform/database/schema/arenas.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { seriesRights } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';

/**
 * Deletes a court with its alterations, its price rules and past claims, unless hours are booked from now on. A simultaneous booking
 * either comes first and prevents the deletion, or waits for it and finds no court.
 */
export const deleteCourt: Write<'deleteCourt'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const place = { arenaId: arena.id, courtId: id };
    // Before locking the court: a booking also ends what is over first, and the same order prevents deadlocks.
    await endAllOver(tx, place);
    const isOwn = and(eq(courts.arenaId, arena.id), eq(courts.id, id));
    const [court] = await tx.select({ name: courts.name }).from(courts).where(isOwn).for('update');
    if (!court) return refuse('court_not_found');
    await refuseInUse(tx, { ...place, name: court.name, zone: arena.zone });
    await refusePromised(tx, place, court.name);
    await forgetClaims(tx, place);
    await tx.delete(slotAlterations).where(and(eq(slotAlterations.arenaId, arena.id), eq(slotAlterations.courtId, id)));
    await forgetRules(tx, place);
    await tx.delete(courts).where(isOwn);
    return { data: {} };
  },
};

interface Place {
  readonly arenaId: string;
  readonly courtId: string;
}

function isOfCourt({ arenaId, courtId }: Place) {
  return and(eq(slotClaims.arenaId, arenaId), eq(slotClaims.courtId, courtId));
}

/** Ends what is over, which must not prevent the deletion. */
async function endAllOver(tx: Transaction, place: Place): Promise<void> {
  const over = await tx
    .selectDistinct({ id: occupants.id, kind: occupants.kind })
    .from(slotClaims)
    .innerJoin(occupants, OCCUPIES)
    .where(and(isOfCourt(place), isOver(tx.now)));
  await endOver(tx, place.arenaId, over);
}

/** Only past ones are left. What occupied hours of other courts too stays. */
async function forgetClaims(tx: Transaction, place: Place): Promise<void> {
  const gone = await tx.delete(slotClaims).where(isOfCourt(place)).returning({ id: slotClaims.occupantId });
  const ids = [...new Set(gone.map(({ id }) => id))];
  if (ids.length > 0) await forgetEmpty(tx, place.arenaId, ids);
}

/** A price rule for this court alone ends; one for others too keeps those. */
async function forgetRules(tx: Transaction, { arenaId, courtId }: Place): Promise<void> {
  const { courtIds, version } = priceRules;
  const isOf = and(eq(priceRules.arenaId, arenaId), sql`${courtId} = any(${courtIds})`);
  await tx.delete(priceRules).where(and(isOf, sql`cardinality(${courtIds}) = 1`));
  await tx
    .update(priceRules)
    .set({ courtIds: sql`array_remove(${courtIds}, ${courtId})`, version: sql`${version} + 1` })
    .where(isOf);
}

/** Refuses if the court is booked from the current hour on, and names the next reservation. */
async function refuseInUse(tx: Transaction, court: Place & { name: string; zone: string }): Promise<void> {
  const now = momentIn(tx.now, court.zone);
  const today = toIsoDay(now.day);
  const ahead = await tx
    .select({ occupantId: slotClaims.occupantId, day: slotClaims.day, hour: slotClaims.hour })
    .from(slotClaims)
    .leftJoin(occupants, OCCUPIES)
    .where(
      and(
        isOfCourt(court),
        // A closure of the court ends with it.
        sql`${occupants.kind} is distinct from 'closure'`,
        or(gt(slotClaims.day, today), and(eq(slotClaims.day, today), gte(slotClaims.hour, now.hour))),
      ),
    )
    .orderBy(asc(slotClaims.day), asc(slotClaims.hour));
  const [first] = ahead;
  if (!first) return;
  const count = new Set(ahead.map(({ occupantId }) => occupantId)).size;
  const next = { date: fromIsoDay(first.day), startHour: first.hour };
  refuse('court_in_use', { reservations: count, next }, inUseMessage(court.name, count, next));
}

/** Refuses while somebody plays on the court every week, though no hour may be claimed for them now. */
async function refusePromised(tx: Transaction, { arenaId, courtId }: Place, name: string): Promise<void> {
  const isOf = and(eq(seriesRights.arenaId, arenaId), eq(seriesRights.courtId, courtId));
  const [promised] = await tx.select({ id: seriesRights.seriesId }).from(seriesRights).where(isOf).limit(1);
  if (promised) refuse('court_in_use', undefined, `A quadra ${name} tem mensalista. Encerre-o antes.`);
}

function inUseMessage(name: string, count: number, { date, startHour }: { date: Day; startHour: number }): string {
  const court = /^quadra\b/i.test(name) ? name : `quadra ${name}`;
  const when = `em ${formatDay(date)} às ${hourLabel(startHour)}`;
  return count === 1
    ? `A ${court} tem 1 reserva pela frente, ${when}.`
    : `A ${court} tem ${count} reservas pela frente; a próxima é ${when}.`;
}

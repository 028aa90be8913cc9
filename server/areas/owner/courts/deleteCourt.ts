import { and, eq, sql } from 'drizzle-orm';
import { hourLabel } from '#domain/values/days/hours.ts';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { endAllOver } from '#core/hours/endOver.ts';
import { countStanding, isAhead } from '#core/hours/held.ts';
import { forgetCourt } from '#core/hours/occupants.ts';
import { waitElsewhere } from '#core/hours/waiting/waitElsewhere.ts';
import { courts, priceRules, slotAlterations } from '#platform/database/schema/arenas.ts';
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
    await endAllOver(tx, arena.id, sql`held.court_id = ${id}::uuid`);
    const isOwn = and(eq(courts.arenaId, arena.id), eq(courts.id, id));
    const [court] = await tx.select({ name: courts.name }).from(courts).where(isOwn).for('update');
    if (!court) return refuse('court_not_found');
    await refuseInUse(tx, { ...place, name: court.name, zone: arena.zone });
    await refusePromised(tx, place, court.name);
    await forgetCourt(tx, place);
    await tx.delete(slotAlterations).where(and(eq(slotAlterations.arenaId, arena.id), eq(slotAlterations.courtId, id)));
    await forgetRules(tx, place);
    await waitElsewhere(tx, place);
    await tx.delete(courts).where(isOwn);
    return { data: {} };
  },
};

interface Place {
  readonly arenaId: string;
  readonly courtId: string;
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
  // A closure of the court ends with it.
  const those = sql`held.court_id = ${court.courtId}::uuid and ${isAhead(momentIn(tx.now, court.zone))}`;
  const { count, day, hour } = await countStanding(tx, court.arenaId, tx.now, those);
  if (day === null || hour === null) return;
  const next = { date: fromIsoDay(day), startHour: hour };
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

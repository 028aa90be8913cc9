import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addDays, compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { cancelReservations } from '#core/reservations/cancelReservations.ts';
import { hasBegun } from '#core/hours/hasBegun.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { isContinuation } from './change.ts';
import { goesBeyondClaims, isRightOf, isSeries, lockSeries, type SeriesRow } from './seriesRow.ts';
import { withdrawInvitations } from './invitations/endInvitations.ts';
import { seriesFacts } from './seriesFacts.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenaTopic } from '#domain/changes/topic.ts';
import { IS_LIVE } from '#core/hours/live.ts';

/**
 * Ends a series after a day. The weeks after it are cancelled and their hours free at once; those with money are kept, for
 * somebody has to decide about it.
 */
export const endSeries: Write<'endSeries'> = {
  async decide({ viewer, params: { id }, body: { until } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const row = await lockSeries(tx, arena.id, id);
    const isTooLate = row.untilDay !== null && compareDays(until, fromIsoDay(row.untilDay)) > 0;
    if (isTooLate || compareDays(until, addDays(momentIn(tx.now, arena.zone).day, -1)) < 0) refuse('series_dates');
    const ended = await endAfter(tx, { arena, row, until, by });
    await tellEnded(tx, arena, row, until);
    return { data: { series: { id, ...ended } } };
  },
};

/** Tells whoever plays of the last day of a series. */
export async function tellEnded(tx: Transaction, arena: Pick<ArenaRow, 'name'>, row: SeriesRow, until: Day) {
  const change = toIsoDay(until);
  const facts = seriesFacts(arena, row, change);
  await tell(tx, 'seriesEnded', { to: onePerson(row.playerId), subject: row.id, change, facts });
}

interface Ended {
  readonly cancelled: number;
  readonly kept: number;
}

interface Ending {
  readonly arena: Pick<ArenaRow, 'zone'>;
  /** Locked. */
  readonly row: SeriesRow;
  /** The last day. */
  readonly until: Day;
  /** The only reservations that it cancels; without it all of which nothing is paid. */
  readonly freed?: ReadonlySet<string>;
  /** Who ends it; null when nobody does. */
  readonly by: string | null;
}

/**
 * Ends a series as {@link endSeries} does, with what it was to become after that day, and tells nobody. Returns how many weeks
 * after it were cancelled and kept.
 */
export async function endAfter(tx: Transaction, { arena, row, until, by, freed }: Ending): Promise<Ended> {
  const { arenaId, id } = row;
  const untilDay = toIsoDay(until);
  const ended = { ...row, untilDay };
  const after = await lockAfter(tx, arena, ended);
  const unpaid = after.filter(
    (week) => week.status !== 'PAGA' && week.settledCentavos === 0 && (freed?.has(week.id) ?? true),
  );
  await cancelReservations(
    tx,
    { arenaId, by, undoUntil: tx.now },
    unpaid.map((before) => ({ before })),
  );
  // One that never begins continues nothing.
  const isNever = compareDays(until, fromIsoDay(row.fromDay)) < 0;
  const set = { untilDay, endedAt: tx.now, endedBy: by, ...(isNever && { continues: null }) };
  await tx.update(series).set(set).where(isSeries(arenaId, id));
  await withdrawInvitations(tx, arenaId, id);
  if (!goesBeyondClaims(ended)) await tx.delete(seriesRights).where(isRightOf(row));
  noteChange(tx, arenaTopic(arenaId));
  const own = { cancelled: unpaid.length, kept: after.length - unpaid.length };
  const [next] = await tx.select().from(series).where(isContinuation(row)).for('update');
  if (!next) return own;
  const later = await endAfter(tx, { arena, row: next, until, by });
  return { cancelled: own.cancelled + later.cancelled, kept: own.kept + later.kept };
}

/** The live reservations of the weeks after the last day, locked in the order of their ids; not those that are somebody else's by now. */
async function lockAfter(tx: Transaction, { zone }: Ending['arena'], row: SeriesRow) {
  const { arenaId, id, untilDay, playerId, guestPlayerName } = row;
  const weeks = tx
    .select({ id: seriesWeeks.reservationId })
    .from(seriesWeeks)
    .where(
      and(eq(seriesWeeks.arenaId, arenaId), eq(seriesWeeks.seriesId, id), sql`${seriesWeeks.day} > ${untilDay}::date`),
    );
  return tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        inArray(reservations.id, weeks),
        IS_LIVE,
        sql`${reservations.playerId} is not distinct from ${playerId}::uuid`,
        sql`${reservations.guestPlayerName} is not distinct from ${guestPlayerName}`,
        sql`not ${hasBegun(momentIn(tx.now, zone))}`,
      ),
    )
    .orderBy(reservations.id)
    .for('update');
}

/**
 * Ends series without a word: of an arena that closes, or a player who leaves. What they had claimed is cancelled there. As many
 * statements for a thousand as for one: one for each day that it is today in their arenas.
 */
export async function endSeriesOf(tx: Transaction, those: SQL): Promise<void> {
  const found = await tx
    .select({ arenaId: series.arenaId, id: series.id, zone: arenas.zone })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(those);
  const todayIn = ({ zone }: { readonly zone: string }) => toIsoDay(momentIn(tx.now, zone).day);
  for (const today of new Set(found.map(todayIn))) {
    const ofDay = found.filter((one) => todayIn(one) === today);
    const [arenaIds, ids] = [[...new Set(ofDay.map(({ arenaId }) => arenaId))], ofDay.map(({ id }) => id)];
    const ended = await tx
      .update(series)
      .set({ untilDay: today, endedAt: tx.now })
      .where(
        and(
          isOneOf(series.arenaId, arenaIds),
          isOneOf(series.id, ids),
          or(isNull(series.untilDay), gt(series.untilDay, today)),
        ),
      )
      .returning({ id: series.id });
    const rights = and(
      isOneOf(seriesRights.arenaId, arenaIds),
      isOneOf(
        seriesRights.seriesId,
        ended.map(({ id }) => id),
      ),
    );
    if (ended.length > 0) await tx.delete(seriesRights).where(rights);
    noteChange(tx, ...arenaIds.map(arenaTopic));
  }
}

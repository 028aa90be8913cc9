import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { conflictsOn } from '#domain/series/conflicts.ts';
import { CLAIMED_DAYS, claimedUpTo, daysUpTo } from '#domain/series/weeks.ts';
import { endOver } from '#core/hours/endOver.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { inTransaction, inTransactionEach, type Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { onePerson, theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { addJobOnce } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { overIn, readWeeks } from './arenaWeeks.ts';
import { claimWeeks, writeWeeks } from './claimWeeks.ts';
import { courseOf, goesBeyondClaims, isRightOf, isSeries, noReservation, type SeriesRow, spanOf } from './seriesRow.ts';
import { weekFacts } from './seriesFacts.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenaTopic } from '#domain/changes/topic.ts';

/** Of one run of the job, so that other jobs do not wait for long. */
const BATCH = 100;

export function seriesWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'extendSeries'> {
  return {
    extendSeries: async (_, now) => ((await extendAll(database)) ? { againAt: now } : 'done'),
  };
}

/** Adds the job that claims the next weeks of all series. */
export async function askToExtendSeries(database: Database): Promise<void> {
  await inTransaction(database, (tx) => addJobOnce(tx, { kind: 'extendSeries', dueAt: tx.now }));
}

/**
 * Claims the next weeks of the series whose claims do not reach far enough, each in a transaction of its own. Returns
 * whether there may be more. One that fails keeps no other from its weeks, and fails the job.
 */
export async function extendAll(database: Database): Promise<boolean> {
  const due = await readDue(database);
  await inTransactionEach(database, due, 'series', extend);
  return due.length === BATCH;
}

interface Which {
  readonly arenaId: string;
  readonly id: string;
}

async function readDue(database: Database): Promise<Which[]> {
  const now = (await readNow(database)).toISOString();
  const today = sql`(${now}::timestamptz at time zone ${arenas.zone})::date`;
  return database.orm
    .select({ arenaId: series.arenaId, id: series.id })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(
      and(
        sql`${series.claimedUntil} < ${today} + greatest(${CLAIMED_DAYS}::int, ${arenas.maxDaysAhead})`,
        or(isNull(series.untilDay), gt(series.untilDay, series.claimedUntil)),
        isNull(arenas.closedAt),
      ),
    )
    .orderBy(series.claimedUntil, series.id)
    .limit(BATCH);
}

/** Claims the weeks of one series up to where claims reach now. A week whose hours are somebody else's is told. */
async function extend(tx: Transaction, { arenaId, id }: Which): Promise<void> {
  const [row] = await tx.select().from(series).where(isSeries(arenaId, id)).for('update');
  const [arena] = await tx.select().from(arenas).where(eq(arenas.id, arenaId));
  if (!row || !arena) return;
  const last = claimedUpTo(momentIn(tx.now, arena.zone).day, arena);
  const next = { ...row, claimedUntil: toIsoDay(last) };
  if (next.claimedUntil <= row.claimedUntil) return;
  const days = await undecided(tx, row, daysUpTo(courseOf(row), last, fromIsoDay(row.claimedUntil)));
  const read = await readWeeks(tx, { arena, now: tx.now, days, own: id });
  const span = spanOf(row);
  const wanted = days.filter((day) => conflictsOn(read.arena, day, span).length === 0).map((day) => ({ day, span }));
  await endOver(tx, arenaId, overIn(read, wanted));
  const { made } = await claimWeeks(tx, { row, read, by: null }, wanted);
  const kept = new Set(made.map(({ iso }) => iso));
  const lost = days.map(toIsoDay).filter((iso) => !kept.has(iso));
  await writeWeeks(
    tx,
    lost.map((iso) => noReservation(row, iso, { state: 'conflict', by: null, now: tx.now })),
  );
  await tx.update(series).set({ claimedUntil: next.claimedUntil }).where(isSeries(arenaId, id));
  if (!goesBeyondClaims(next)) {
    await tx.delete(seriesRights).where(isRightOf(row));
    noteChange(tx, arenaTopic(arenaId));
  }
  for (const iso of lost) await tellLost(tx, arena, row, iso);
}

/** Those about which nobody has decided before. */
async function undecided(tx: Transaction, { arenaId, id }: SeriesRow, days: readonly Day[]): Promise<Day[]> {
  const rows = await tx
    .select({ day: seriesWeeks.day })
    .from(seriesWeeks)
    .where(and(eq(seriesWeeks.arenaId, arenaId), eq(seriesWeeks.seriesId, id)));
  const decided = new Set(rows.map(({ day }) => day));
  return days.filter((day) => !decided.has(toIsoDay(day)));
}

async function tellLost(tx: Transaction, arena: { name: string }, row: SeriesRow, day: string): Promise<void> {
  const about = { subject: row.id, change: day, facts: weekFacts(arena, row, day) };
  await tell(tx, 'seriesWeekTaken', { ...about, to: theDesk(row.arenaId), arena: row.arenaId, about: row.playerId });
  await tell(tx, 'seriesWeekLost', { ...about, to: onePerson(row.playerId) });
}

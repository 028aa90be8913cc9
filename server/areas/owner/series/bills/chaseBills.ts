import { and, eq, gt, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { addDays, compareDays, type Day, daysBetween, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { isToldAt } from '#domain/notices/reminderKinds.ts';
import type { Bill } from '#domain/series/bill.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { inTransaction, inTransactionEach, type Transaction } from '#platform/database/transaction.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { onePerson, theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { wasTold } from '#core/notices/wasTold.ts';
import { IS_OWED_BY_SERIES, IS_WEEK_OF_SERIES } from '#core/series/owed.ts';
import { addJobOnce } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { HAS_CHANGED, lockLatest } from '../change.ts';
import { endAfter } from '../endSeries.ts';
import { seriesFacts } from '../seriesFacts.ts';
import { isSeries, type SeriesRow } from '../seriesRow.ts';
import { warnedOn, WARNED_DAYS, warnOfEnd, warnOfLastDays } from '../warnOfEnds.ts';
import { billsOf } from './billRows.ts';
import { tellOfGuestBills } from './guestBills.ts';

/** Bills are looked after for so long: a whole month, and the longest grace after it. */
const CHASED_DAYS = 100;
/** Nobody is told of a bill that has been late for longer. */
const TOLD_DAYS = 30;
/** So many days before it is due, at the earliest, a player is told of a bill. */
const REMINDED_DAYS = 3;

export function billWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'chaseBills'> {
  return {
    async chaseBills() {
      const failures: unknown[] = [];
      for (const look of [chaseAll, warnOfLastDays, tellOfGuestBills])
        await look(database).catch((error: unknown) => void failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures);
      return 'done';
    },
  };
}

/** Adds the job that tells of bills that are due or late and ends the series of those that stay unpaid. */
export async function askToChaseBills(database: Database): Promise<void> {
  await inTransaction(database, (tx) => addJobOnce(tx, { kind: 'chaseBills', dueAt: tx.now }));
}

/**
 * Tells each player once of a bill that is soon due, of one that is due today, and of one that is late; warns of the end of their right, and ends the series whose bill
 * stayed unpaid for longer than its arena allows.
 */
export async function chaseAll(database: Database): Promise<void> {
  await inTransactionEach(database, await readCandidates(database), 'bills', chase);
}

interface Candidate {
  readonly arenaId: string;
  readonly id: string;
  /** The first day of the month. */
  readonly month: string;
}

/** The bills about which there may be something to do; only the bill itself says so. */
async function readCandidates(database: Database): Promise<Candidate[]> {
  const now = (await readNow(database)).toISOString();
  const today = sql`(${now}::timestamptz at time zone ${arenas.zone})::date`;
  const month = sql<string>`date_trunc('month', ${seriesWeeks.day})::date`;
  const due = sql`${month} + ${arenas.billDueDay} - 1`;
  const isTold = (kind: 'billDue' | 'billDueToday' | 'billLate') =>
    wasTold(database.orm, {
      person: series.playerId,
      kind,
      subject: series.id,
      change: sql`to_char(${month}, 'YYYY-MM')`,
    });
  const isToBeTold = and(
    isNotNull(series.playerId),
    sql`${due} >= ${today} - ${TOLD_DAYS}::int`,
    not(isTold('billLate')),
  );
  // Of the first week that is owed this is the day on which its bill is due.
  const daysLeft = sql`greatest(${due}, ${seriesWeeks.day}) - ${today}`;
  const isToBeReminded = and(
    isNotNull(series.playerId),
    or(
      and(sql`${daysLeft} between 1 and ${REMINDED_DAYS}::int`, not(isTold('billDue'))),
      and(sql`${daysLeft} = 0`, not(isTold('billDueToday'))),
    ),
  );
  const isToBeWarned = and(
    sql`${due} + ${arenas.billGraceDays} < ${today} + ${WARNED_DAYS}::int`,
    or(isNull(series.untilDay), gt(series.untilDay, sql`${today}`), HAS_CHANGED),
  );
  const asText = sql<string>`(${month})::text`;
  return database.orm
    .selectDistinct({ arenaId: series.arenaId, id: series.id, month: asText })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .innerJoin(reservations, IS_OWED_BY_SERIES)
    .where(
      and(
        sql`${seriesWeeks.day} > ${today} - ${CHASED_DAYS}::int`,
        inArray(reservations.status, ['PENDENTE', 'CONFIRMADA']),
        isNull(arenas.closedAt),
        or(and(sql`${due} < ${today}`, isToBeTold), isToBeWarned, isToBeReminded),
      ),
    )
    .orderBy(series.id, asText);
}

async function chase(tx: Transaction, { arenaId, id, month }: Candidate): Promise<void> {
  const [row] = await tx.select().from(series).where(isSeries(arenaId, id)).for('update');
  const [arena] = await tx.select().from(arenas).where(eq(arenas.id, arenaId));
  if (!row || !arena) return;
  const { day: today, hour } = momentIn(tx.now, arena.zone);
  const [bill] = await billsOf(tx, { of: isSeries(arenaId, id), month: fromIsoDay(month), now: tx.now });
  if (!bill || bill.left === 0 || !isToldAt(hour)) return;
  if (await lapsesOrWarns(tx, { arena, row, bill, today })) return;
  const days = daysBetween(today, bill.due);
  const newNotice = newNoticeOf({ arena, row, bill });
  if (days < 0 && days >= -TOLD_DAYS) await tell(tx, 'billLate', newNotice);
  else if (days === 0) await tell(tx, 'billDueToday', newNotice);
  else if (days > 0 && days <= REMINDED_DAYS) await tell(tx, 'billDue', newNotice);
}

interface Of {
  readonly arena: Pick<ArenaRow, 'name' | 'zone' | 'ownerId'>;
  readonly row: SeriesRow;
}

/** Whether the series ended. Nobody loses it unwarned, also when the job stood still on the day of the warning. */
async function lapsesOrWarns(tx: Transaction, of: Of & { readonly bill: Bill; readonly today: Day }): Promise<boolean> {
  const { arena, bill, today } = of;
  const { ends } = bill;
  // Whoever owes it has the hours that are agreed by now.
  const row = await lockLatest(tx, of.row);
  const isOver = row.untilDay !== null && compareDays(fromIsoDay(row.untilDay), today) <= 0;
  if (!ends || isOver || daysBetween(today, ends) > WARNED_DAYS) return false;
  const ending = { arena, row, why: 'unpaid', change: toIsoMonth(bill.month) } as const;
  const warned = await warnedOn(tx, ending);
  const earliest = addDays(warned ?? today, WARNED_DAYS);
  const end = compareDays(ends, earliest) > 0 ? ends : earliest;
  if (!warned) await warnOfEnd(tx, ending, end);
  if (compareDays(end, today) > 0) return false;
  await lapse(tx, { arena, row, today });
  return true;
}

function newNoticeOf({ arena, row, bill }: Of & { readonly bill: Bill }) {
  const facts = {
    arena: arena.name,
    month: toIsoMonth(bill.month),
    left: bill.left,
    due: toIsoDay(bill.due),
    ...(bill.ends && { ends: toIsoDay(bill.ends) }),
  };
  return { to: onePerson(row.playerId), subject: row.id, change: facts.month, facts };
}

/** The hours of today stay; those after it are free. What is owed stays owed. */
async function lapse(tx: Transaction, { arena, row, today }: Of & { readonly today: Day }): Promise<void> {
  const { arenaId, id: subject, playerId } = row;
  await endAfter(tx, { arena, row, until: today, by: null });
  const about = { subject, change: toIsoDay(today), facts: seriesFacts(arena, row, toIsoDay(today)) };
  await tell(tx, 'seriesLapsed', { ...about, to: onePerson(playerId) });
  await tell(tx, 'seriesFreed', { ...about, to: theDesk(arenaId), arena: arenaId, about: playerId });
}

import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { isToldAt } from '#domain/notices/reminderKinds.ts';
import type { Bill } from '#domain/series/bill.ts';
import { addDays, type Day, daysBetween, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { previousMonth } from '#domain/values/days/month.ts';
import { theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { wasTold } from '#core/notices/wasTold.ts';
import { IS_OWED_BY_SERIES, IS_WEEK_OF_SERIES } from '#core/series/owed.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { inTransactionEach, type Transaction } from '#platform/database/transaction.ts';
import { billsOf } from './billRows.ts';

/** Days before the last one on which the desk reminds guests: soon due, due, late. */
const SOON_DAYS = 3;
const TELLING_DAYS = [SOON_DAYS, 0, -1];
/** A bill that has been late for longer is no news. */
const LATE_DAYS = 30;

/** Tells desks of the bills of guests, whom no notice reaches, on the days on which one of them is soon due, due or late. */
export async function tellOfGuestBills(database: Database): Promise<void> {
  await inTransactionEach(database, await readArenas(database), 'arenas', async (tx, id) => {
    const [arena] = await tx.select().from(arenas).where(eq(arenas.id, id));
    if (!arena) return;
    const { day: today, hour } = momentIn(tx.now, arena.zone);
    if (!isToldAt(hour)) return;
    const left = (await guestBills(tx, id, today)).map(({ due }) => daysBetween(today, due));
    if (!left.some((days) => TELLING_DAYS.includes(days))) return;
    const count = (is: (days: number) => boolean) => left.filter(is).length;
    const facts = {
      arena: arena.name,
      soon: count((days) => days > 0 && days <= SOON_DAYS),
      today: count((days) => days === 0),
      late: count((days) => days < 0 && days >= -LATE_DAYS),
    };
    await tell(tx, 'guestBills', { to: theDesk(id), arena: id, subject: id, change: toIsoDay(today), facts });
  });
}

/** What guests still owe of the months that may be soon due or not long late. */
async function guestBills(tx: Transaction, arenaId: string, today: Day): Promise<readonly Bill[]> {
  const last = addDays(today, SOON_DAYS);
  const months = [previousMonth(today), today, ...(last.month === today.month ? [] : [last])];
  const of = and(eq(series.arenaId, arenaId), isNull(series.playerId));
  const bills: Bill[] = [];
  for (const month of months) bills.push(...(await billsOf(tx, { of, month, now: tx.now })));
  return bills.filter(({ left }) => left > 0);
}

/** Arenas at which a week of a guest may make a bill one of these; only the bills themselves say so. */
async function readArenas(database: Database): Promise<string[]> {
  const now = (await readNow(database)).toISOString();
  const today = sql`(${now}::timestamptz at time zone ${arenas.zone})::date`;
  const due = sql`greatest(date_trunc('month', ${seriesWeeks.day})::date + ${arenas.billDueDay} - 1, ${seriesWeeks.day})`;
  const isTold = wasTold(database.orm, {
    person: arenas.ownerId,
    kind: 'guestBills',
    subject: arenas.id,
    change: sql`${today}::text`,
  });
  const found = await database.orm
    .selectDistinct({ id: series.arenaId })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .innerJoin(reservations, IS_OWED_BY_SERIES)
    .where(
      and(
        isNull(series.playerId),
        inArray(sql`${due} - ${today}`, TELLING_DAYS),
        inArray(reservations.status, ['PENDENTE', 'CONFIRMADA']),
        isNull(arenas.closedAt),
        not(isTold),
      ),
    )
    .orderBy(series.arenaId);
  return found.map(({ id }) => id);
}

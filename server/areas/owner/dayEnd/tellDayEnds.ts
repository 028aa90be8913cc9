import { dayFiguresOf } from '#domain/agenda/dayEnd.ts';
import { workingHoursOn } from '#domain/agenda/occupancy.ts';
import { dayEnding, tillsOfDay } from '#domain/dayEnd/dayEnding.ts';
import { addDays, compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { instantOf, momentIn } from '#domain/values/days/moment.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { theOwners } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { readNow } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readDay } from '../agenda/readAgenda.ts';
import { readTakingsOn } from '../statistics/takings.ts';
import { beginDays, type DueDay, goOn, readDueDays } from './dayEnds.ts';
import { readTills } from './readTills.ts';

/** In one run, so that it ends within its lease. The rest is found by the next, at once. */
const MOST = 200;

type DayDependencies = Pick<Dependencies, 'database' | 'settings'>;

/**
 * Tells owners of the days that are over, each arena in a transaction of its own. One that fails keeps no other from its turn.
 * @returns whether there may be more
 */
export async function tellDayEnds(dependencies: DayDependencies): Promise<boolean> {
  const { database } = dependencies;
  await inTransaction(database, beginDays);
  const now = await readNow(database);
  const due = await readDueDays(database.orm, now, MOST);
  const failures: unknown[] = [];
  for (const one of due) await lookAt(dependencies, one, now).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} days failed`);
  return due.length >= MOST;
}

async function lookAt(dependencies: DayDependencies, due: DueDay, now: Date): Promise<void> {
  const { database } = dependencies;
  const { arenaId, zone } = due;
  const today = momentIn(now, zone).day;
  const day = notBefore(due.day, addDays(today, -1));
  const agenda = await readDay(dependencies, arenaId, day);
  if (!agenda) return;
  const arenaDay = { day, zone, hours: workingHoursOn(agenda) };
  const tills = tillsOfDay(await readTills(database.orm, arenaId, instantOf(day, 0, zone)), arenaDay);
  const ending = dayEnding(arenaDay, tills, now);
  if (ending !== 'now') {
    await inTransaction(database, (tx) => goOn(tx, due, { day, lookAt: ending.lookAt }));
    return;
  }
  const tomorrow = addDays(day, 1);
  const next = await readDay(dependencies, arenaId, tomorrow);
  if (!next) return;
  const figures = dayFiguresOf({
    day,
    agenda,
    next,
    takings: await readTakingsOn(database.orm, { id: arenaId, zone }, day),
    counts: tills.map(({ count }) => count),
  });
  // A day that has begun may be over already: its till may have been closed while the one before waited.
  const isToCome = compareDays(tomorrow, today) > 0;
  const then = { day: tomorrow, lookAt: isToCome ? instantOf(tomorrow, workingHoursOn(next).last + 1, zone) : now };
  await inTransaction(database, async (tx) => {
    const isFirst = await goOn(tx, due, then);
    if (!isFirst || !figures) return;
    const facts = { arena: due.arena, ...figures };
    await tell(tx, 'dayClosed', {
      to: theOwners(arenaId),
      subject: arenaId,
      change: toIsoDay(day),
      facts,
      arena: arenaId,
    });
  });
}

/** Days that were over while no process ran are passed over, but for yesterday. */
function notBefore(day: Day, earliest: Day): Day {
  return compareDays(day, earliest) < 0 ? earliest : day;
}

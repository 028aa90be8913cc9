import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { isToldAt } from '#domain/notices/reminderKinds.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { series } from '#platform/database/schema/series.ts';
import { inTransactionEach, type Transaction } from '#platform/database/transaction.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { onePerson, theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { wasTold } from '#core/notices/wasTold.ts';
import { HAS_CHANGED } from './change.ts';
import { seriesFacts } from './seriesFacts.ts';
import { isSeries, type SeriesRow } from './seriesRow.ts';

/** Nobody's right ends earlier than so many days after its warning. */
export const WARNED_DAYS = 3;

interface Ending {
  readonly arena: Pick<ArenaRow, 'name' | 'zone' | 'ownerId'>;
  readonly row: SeriesRow;
  readonly why: 'lastDay' | 'unpaid';
  /** What makes it an end of its own: the last day, or the month of the bill. */
  readonly change: string;
}

/** Warns whoever plays, and the desk. @param day the last day, or the first one on which the hours are free */
export async function warnOfEnd(tx: Transaction, { arena, row, why, change }: Ending, day: Day): Promise<void> {
  const { arenaId, id: subject, playerId } = row;
  const about = { subject, change, facts: { ...seriesFacts(arena, row, toIsoDay(day)), why } };
  await tell(tx, 'seriesEnding', { ...about, to: onePerson(playerId) });
  await tell(tx, 'seriesEndingAtDesk', { ...about, to: theDesk(arenaId), arena: arenaId, about: playerId });
}

/** The day on which the desk was warned of an end, by the arena's clock. */
export async function warnedOn(tx: Transaction, { arena, row, change }: Ending): Promise<Day | undefined> {
  const [warning] = await tx
    .select({ at: notices.madeAt })
    .from(notices)
    .where(
      and(
        eq(notices.personId, arena.ownerId),
        eq(notices.kind, 'seriesEndingAtDesk'),
        eq(notices.subjectId, row.id),
        eq(notices.change, change),
      ),
    );
  return warning && momentIn(warning.at, arena.zone).day;
}

/** Warns of the last days that were agreed when series were made, or that somebody chose long before. */
export async function warnOfLastDays(database: Database): Promise<void> {
  await inTransactionEach(database, await readLastDays(database), 'ends', async (tx, { arenaId, id }) => {
    const [row] = await tx.select().from(series).where(isSeries(arenaId, id)).for('update');
    const [arena] = await tx.select().from(arenas).where(eq(arenas.id, arenaId));
    if (!row || !arena || row.untilDay === null || !isToldAt(momentIn(tx.now, arena.zone).hour)) return;
    await warnOfEnd(tx, { arena, row, why: 'lastDay', change: row.untilDay }, fromIsoDay(row.untilDay));
  });
}

/** Series that end soon. Whoever ended one within these days told its player then, and knows it. */
async function readLastDays(database: Database) {
  const now = (await readNow(database)).toISOString();
  const daysLeft = sql`${series.untilDay} - (${now}::timestamptz at time zone ${arenas.zone})::date`;
  const isTold = wasTold(database.orm, {
    person: arenas.ownerId,
    kind: 'seriesEndingAtDesk',
    subject: series.id,
    change: sql`${series.untilDay}::text`,
  });
  return database.orm
    .select({ arenaId: series.arenaId, id: series.id })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(
      and(
        sql`${daysLeft} between 0 and ${WARNED_DAYS}::int`,
        sql`(${series.endedAt} is null or ${series.endedAt} < ${now}::timestamptz - ${WARNED_DAYS} * interval '1 day')`,
        isNull(arenas.closedAt),
        not(isTold),
        not(HAS_CHANGED),
      ),
    )
    .orderBy(series.id);
}

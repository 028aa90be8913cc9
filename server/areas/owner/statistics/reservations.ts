import { fromIsoDay } from '#domain/values/days/day.ts';
import { rankWeekdays } from '#domain/statistics/rankWeekdays.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { IS_OF_KIND, isoDaysOf, SOLD, todayIn } from './sold.ts';

const RESERVATIONS = `
  select d.day, counted.reservations
  from ${SOLD}, lateral (select count(*) as reservations from reservation r where ${IS_OF_KIND}) as counted
  where counted.reservations > 0`;

interface CountRow {
  readonly day: string;
  readonly reservations: number;
}

/** The average number of reservations on each weekday of a month, to two decimals. */
export function readReservations({ database }: Pick<Dependencies, 'database'>): Read<'reservationsStats'> {
  return async ({ viewer, query }) => {
    const { id, zone } = await ownedArena(database.orm, viewer);
    const [{ rows }, today] = await Promise.all([
      database.pool.query<CountRow>({
        name: 'statistics_reservations',
        text: RESERVATIONS,
        values: [id, isoDaysOf(query)],
      }),
      todayIn(database, zone),
    ]);
    const hundredths = rows.map(({ day, reservations }) => ({ day: fromIsoDay(day), value: reservations * 100 }));
    const rankingBestDays = rankWeekdays(query, hundredths, today).map(
      ([day, average]) => [day, average / 100] as const,
    );
    return { data: { stats: { rankingBestDays } } };
  };
}

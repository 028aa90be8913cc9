import { fromIsoDay } from '../../domain/days/day.ts';
import { rankWeekdays } from '../../domain/statistics/month.ts';
import type { Read } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import type { Parts } from '../parts.ts';
import { IS_OF_KIND, isoDaysOf, SOLD } from './sold.ts';

const RESERVATIONS = `
  select d.day, counted.reservations
  from ${SOLD}, lateral (select count(*) as reservations from reservation r where ${IS_OF_KIND}) as counted
  where counted.reservations > 0`;

interface CountRow {
  readonly day: string;
  readonly reservations: number;
}

/** How many reservations each weekday of a month has on average, to two decimals. */
export function readReservations({ database }: Pick<Parts, 'database'>): Read<'reservationsStats'> {
  return async ({ viewer, query }) => {
    const { id } = await ownedArena(database.orm, viewer);
    const { rows } = await database.pool.query<CountRow>({
      name: 'statistics_reservations',
      text: RESERVATIONS,
      values: [id, isoDaysOf(query)],
    });
    const hundredths = rows.map(({ day, reservations }) => ({ day: fromIsoDay(day), value: reservations * 100 }));
    const rankingBestDays = rankWeekdays(query, hundredths).map(([day, average]) => [day, average / 100] as const);
    return { data: { stats: { rankingBestDays } } };
  };
}

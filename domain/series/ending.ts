import { compareDays, type Day } from '../values/days/day.ts';
import type { SeriesWeek } from './series.ts';

/** What a series' end after a day does to its weeks that are known: how many are freed, and which stay because of money. */
export function endingAfter(weeks: readonly SeriesWeek[], until: Day) {
  const after = weeks.filter(({ state, day }) => state === 'kept' && compareDays(day, until) > 0);
  return {
    freed: after.filter(({ hasMoney }) => !hasMoney).length,
    kept: after.filter(({ hasMoney }) => hasMoney).map(({ day }) => day),
  };
}

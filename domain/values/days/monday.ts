import { addDays, type Day, weekdayOf } from './day.ts';

/** The Monday with which the week of a day begins, as arenas count weeks of play; calendars on screen begin with Sunday. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

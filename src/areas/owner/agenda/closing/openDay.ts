import type { Day } from '../../../../../domain/days/day.ts';
import type { DayReading } from '../agendaQueries.ts';
import type { CourtChoice } from '../grid/useCourtChoice.ts';
import type { OpenDay } from './closingForm.ts';

/** What of a day can be closed; undefined when it is over or has no hours. @param firstOpenHour as the grid has it */
export function openDayOf({ day, grid }: DayReading, today: Day, firstOpenHour: number): OpenDay | undefined {
  const [opens, last] = [grid.hours[0], grid.hours.at(-1)];
  if (opens === undefined || last === undefined || grid.courts.length === 0 || firstOpenHour > 23) return undefined;
  // After the last hour the form is still there for other days.
  return {
    day,
    today,
    courts: grid.courts,
    opens,
    ahead: Math.min(Math.max(opens, firstOpenHour), last),
    ends: last + 1,
  };
}

/** The ids of the courts in the grid; none when they are all. */
export function shownCourts({ courts }: OpenDay, { hidden }: CourtChoice): string[] {
  return hidden.size === 0 ? [] : courts.flatMap(({ id }) => (hidden.has(id) ? [] : [id]));
}

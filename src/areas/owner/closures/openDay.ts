import type { AgendaDay } from '#domain/agenda/agenda.ts';
import type { Day } from '#domain/values/days/day.ts';

/** A day of the agenda, as it was read. */
export type ReadDay = Pick<AgendaDay, 'hours' | 'courts' | 'closures'> & { readonly day: Day };

/** What of the day on screen a closure can take. */
export interface OpenDay {
  readonly day: Day;
  readonly today: Day;
  readonly courts: readonly { readonly id: string; readonly name: string }[];
  /** The hour at which the first hour of the grid begins, the first that is not over, and that at which the last ends. */
  readonly opens: number;
  readonly ahead: number;
  readonly ends: number;
}

/** The rest of the day on screen, a week from it on, or days and hours of one's own. */
export const PERIODS = ['day', 'week', 'other'] as const;
export type Period = (typeof PERIODS)[number];

/** What of a day can be closed; undefined when it is over or has no hours. @param firstOpenHour as the grid has it */
export function openDayOf({ day, hours, courts }: ReadDay, today: Day, firstOpenHour: number): OpenDay | undefined {
  const [opens, last] = [hours[0], hours.at(-1)];
  if (opens === undefined || last === undefined || courts.length === 0 || firstOpenHour > 23) return undefined;
  // After the last hour the form is still there for other days.
  return {
    day,
    today,
    courts,
    opens,
    ahead: Math.min(Math.max(opens, firstOpenHour), last),
    ends: last + 1,
  };
}

/** The ids of the courts in the grid; none when they are all. */
export function shownCourts({ courts }: OpenDay, { hidden }: { readonly hidden: ReadonlySet<string> }): string[] {
  return hidden.size === 0 ? [] : courts.flatMap(({ id }) => (hidden.has(id) ? [] : [id]));
}

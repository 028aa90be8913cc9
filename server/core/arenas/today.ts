import type { Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';

/** Events begin and end by Brasília's calendar, wherever they take place. */
export function todayAt(instant: Date): Day {
  return momentIn(instant, DEFAULT_ZONE).day;
}

/** Brasília is at UTC-3 all year round. */
const MIDNIGHT_UTC = 'T03:00:00Z';

/** The first instant of the next day in Brasília: what lasts through a day ends at this instant. */
export function endOfDay({ year, month, day }: Day): Date {
  const next = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
  return new Date(next + MIDNIGHT_UTC);
}

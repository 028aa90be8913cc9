import type { Day } from '../../domain/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '../../domain/days/moment.ts';

/** Events begin and end by Brasília's calendar, wherever they take place. */
export function todayAt(instant: Date): Day {
  return momentIn(instant, DEFAULT_ZONE).day;
}

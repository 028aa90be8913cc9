import { addDays, type Day, isSameDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';

/** For a path that goes to and fro between two days: the model's, which are not the server's, are today and tomorrow. */
export function twoDays(today: Day) {
  /** The name of the day on screen that a planned `day.picked` means: the one that is shown, or the other of the two. */
  return (shown: Day, planned: unknown): string => {
    const isToday = isSameDay(shown, today);
    const day = isFirst(planned) === isToday ? shown : isToday ? addDays(today, 1) : today;
    return isSameDay(day, today) ? `Hoje, ${spokenDay(day)}` : spokenDay(day);
  };
}

/** Of the model's two days the first. */
function isFirst(planned: unknown): boolean {
  return typeof planned === 'object' && planned !== null && Reflect.get(planned, 'day') === 28;
}

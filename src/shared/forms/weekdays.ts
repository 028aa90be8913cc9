import { shortWeekdayName, spokenWeekday } from '#domain/values/days/formatDay.ts';

/** The chips of the weekdays, from Monday on, as the week is read. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  value: String(weekday),
  label: shortWeekdayName(weekday),
  name: spokenWeekday(weekday),
}));

import type { Booked } from '#domain/agenda/booked.ts';
import { spansOf } from '#domain/values/days/hours.ts';
import { formatDay, shortWeekday } from '#domain/values/days/formatDay.ts';

/** `sex, 05/03/2026` */
export function dayText({ date }: Pick<Booked, 'date'>): string {
  return `${shortWeekday(date)}, ${formatDay(date)}`;
}

/** `18:00 às 20:00 · Quadra 1` for each court. */
export function placesText({ courts }: Pick<Booked, 'courts'>): string {
  return courts.map(({ name, startHours }) => `${spansOf(startHours).join(', ')} · ${name}`).join('; ');
}

import { deskHoursOf } from './move.ts';
import { isLive, type Reservation } from '../booking/reservation.ts';
import { addDays, compareDays, type Day, weekdayOf } from '../values/days/day.ts';
import { HOUR_COUNTS, type SeriesWish } from '../series/series.ts';

/** What a series is begun with; before its price and its end are said, unless it is one that changes. */
export type SeriesStart = Pick<SeriesWish, 'weekday' | 'startHour' | 'hours' | 'sport' | 'from'> & {
  readonly court: string | undefined;
  readonly player?: { readonly id: string; readonly name: string } | undefined;
  readonly guestPlayerName?: string | undefined;
  readonly guestPhone?: string | undefined;
} & Partial<Pick<SeriesWish, 'until' | 'price' | 'monthly' | 'changes'>>;

/**
 * The reservation as a series from the next week on: for the same person, at the same hours of its court. `undefined` where a series
 * has no such hours: on several courts, with a gap, or too many; or where it is a week of one already, or cancelled.
 */
export function repetitionOf(reservation: Reservation, today: Day): SeriesStart | undefined {
  const { date, series, player, guestPlayerName, guestPhone } = reservation;
  const hours = deskHoursOf(reservation).toSorted((a, b) => a.startHour - b.startHour);
  const [first] = hours;
  if (!first || series !== undefined || !isLive(reservation) || !HOUR_COUNTS.includes(hours.length)) return undefined;
  const { court, sport, startHour } = first;
  if (!hours.every((hour, index) => hour.court === court && hour.startHour === startHour + index)) return undefined;
  return {
    court,
    sport,
    startHour,
    hours: hours.length,
    weekday: weekdayOf(date),
    from: nextFrom(date, today),
    ...(player && { player }),
    guestPlayerName,
    guestPhone,
  };
}

/** The same weekday in a week after the day, today or later. */
function nextFrom(date: Day, today: Day): Day {
  const next = addDays(date, 7);
  const late = compareDays(next, today) < 0;
  return late ? addDays(today, (weekdayOf(date) - weekdayOf(today) + 7) % 7) : next;
}

import { Result, Schema } from 'effect';
import { addDays, type Day, IsoDay, weekdayOf } from '#domain/values/days/day.ts';

const DAY_PARAMETER = 'dia';
const RESERVATION_PARAMETER = 'reserva';
const CLOSING_PARAMETER = 'fechar';
const HOUR_PARAMETER = 'hora';
const VIEW_PARAMETER = 'ver';
const WEEK_VIEW = 'semana';
const readDay = Schema.decodeUnknownResult(IsoDay);

/** The day that `?dia=2026-03-05` names; today when it names none. */
export function dayIn(search: string, today: Day): Day {
  const read = readDay(new URLSearchParams(search).get(DAY_PARAMETER));
  return Result.isSuccess(read) ? read.success : today;
}

/** The reservation whose card `?reserva=…` asks for. */
export function reservationIn(search: string): string | undefined {
  return new URLSearchParams(search).get(RESERVATION_PARAMETER) ?? undefined;
}

/** Whether the address asks for the form that closes courts. */
export function isClosingIn(search: string): boolean {
  return new URLSearchParams(search).has(CLOSING_PARAMETER);
}

/** The hour at which the day is to be shown first; `undefined` when the address names none. */
export function hourIn(search: string): number | undefined {
  const asked = new URLSearchParams(search).get(HOUR_PARAMETER);
  return asked !== null && /^\d{1,2}$/.test(asked) ? Number(asked) : undefined;
}

/** Whether the address asks for the week of its day. */
export function isWeekIn(search: string): boolean {
  return new URLSearchParams(search).get(VIEW_PARAMETER) === WEEK_VIEW;
}

/** The Sunday with which the week of a day begins, as in the calendars. */
export function firstOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

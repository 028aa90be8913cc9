import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { type Day, weekdayOf } from '../values/days/day.ts';

/** Most spans of one weekday: more breaks than anybody has. */
export const MOST_SPANS = 6;
const WEEK_DAYS = 7;

/** Hours in which an arena is open: the first one, and the hour at which the last one ends (24 is midnight). */
export const OpenSpan = Schema.Struct({
  fromHour: StartHour,
  untilHour: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: 24 }, { message: 'O fim precisa estar entre 1 e 24.' }),
  ),
});
export type OpenSpan = typeof OpenSpan.Type;

/** The open hours of each weekday, Sunday first. A weekday without spans is closed. */
export const OpeningHours = Schema.Array(Schema.Array(OpenSpan).check(Schema.isMaxLength(MOST_SPANS))).check(
  Schema.isMinLength(WEEK_DAYS),
  Schema.isMaxLength(WEEK_DAYS),
);
export type OpeningHours = typeof OpeningHours.Type;

/** Those of one day; undefined where the arena has not said any, and every hour is open. */
export type OpenHours = readonly OpenSpan[] | undefined;

/** The open hours of a calendar day. */
export function openOn(day: Day, opening: OpeningHours | null): OpenHours {
  return opening?.[weekdayOf(day)];
}

/** Whether an hour is within the open ones. */
export function isOpenAt(open: OpenHours, hour: number): boolean {
  return !open || open.some(({ fromHour, untilHour }) => hour >= fromHour && hour < untilHour);
}

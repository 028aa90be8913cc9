import type { FieldErrors } from '../values/text/issues.ts';
import type { OpeningHours, OpenSpan } from './opening.ts';
import { ALL_CLOSED, daySpansFault } from './openingWeek.ts';

/** Such as `day1`, of Monday: seven, Sunday first. */
export type DayField = `day${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
/** A week while it is typed, flat and in texts as forms are: each day's spans as `6-12,14-23`, and nothing for a closed one. */
export type OpeningForm = Readonly<Record<DayField, string>>;

/** The fields in the order of the screen, from Monday on, with their weekdays. */
export const DAY_FIELDS = [
  { field: 'day1', weekday: 1 },
  { field: 'day2', weekday: 2 },
  { field: 'day3', weekday: 3 },
  { field: 'day4', weekday: 4 },
  { field: 'day5', weekday: 5 },
  { field: 'day6', weekday: 6 },
  { field: 'day0', weekday: 0 },
] as const satisfies readonly { readonly field: DayField; readonly weekday: number }[];

/** A day that is open for as long as the arena has hours, from the first one to the last; all day where it has none. */
export function usualDay(hours: readonly { readonly startHour: number }[]): readonly OpenSpan[] {
  const starts = hours.map(({ startHour }) => startHour);
  if (starts.length === 0) return [{ fromHour: 0, untilHour: 24 }];
  return [{ fromHour: Math.min(...starts), untilHour: Math.max(...starts) + 1 }];
}

/** The form of a week; of an arena that has not said any, each day is a usual one. */
export function openingFormOf(week: OpeningHours | undefined, usual: readonly OpenSpan[]): OpeningForm {
  const day = (weekday: number) => spansTyped(week?.[weekday] ?? usual);
  return { day1: day(1), day2: day(2), day3: day(3), day4: day(4), day5: day(5), day6: day(6), day0: day(0) };
}

/** What {@link spansIn} reads. */
export function spansTyped(spans: readonly OpenSpan[]): string {
  return spans.map(({ fromHour, untilHour }) => `${fromHour}-${untilHour}`).join();
}

export function spansIn(typed: string): OpenSpan[] {
  if (typed === '') return [];
  return typed.split(',').map((span) => {
    const [fromHour = 0, untilHour = 0] = span.split('-').map(Number);
    return { fromHour, untilHour };
  });
}

/** The week that a form says. */
export function openingIn(form: OpeningForm): OpeningHours {
  return DAY_FIELDS.toSorted((a, b) => a.weekday - b.weekday).map(({ field }) => spansIn(form[field]));
}

/** What is wrong with the form, by its fields; empty when nothing is. */
export function openingFaults(form: OpeningForm): FieldErrors {
  const faults = DAY_FIELDS.flatMap(({ field, weekday }) => {
    const fault = daySpansFault(spansIn(form[field]), weekday);
    return fault === undefined ? [] : [[field, fault] as const];
  });
  if (DAY_FIELDS.every(({ field }) => form[field] === '')) return { day1: ALL_CLOSED };
  return Object.fromEntries(faults);
}

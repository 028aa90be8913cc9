import { Schema } from 'effect';
import { IsoDay } from '../values/days/day.ts';
import { spokenWeekday } from '../values/days/formatDay.ts';
import { hourLabel, StartHour, stretchesOf } from '../values/days/hours.ts';
import { isOpenAt, type OpeningHours, OpeningHours as Week, type OpenSpan } from './opening.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The fault of one weekday's spans; undefined without one. */
export function daySpansFault(spans: readonly OpenSpan[], weekday: number): string | undefined {
  const at = `${spokenWeekday(weekday)}:`;
  if (spans.some(({ fromHour, untilHour }) => untilHour <= fromHour))
    return `${at} o fim precisa ser depois do começo.`;
  const sorted = spans.toSorted((a, b) => a.fromHour - b.fromHour);
  const doOverlap = sorted.some(({ fromHour }, index) => fromHour < (sorted[index - 1]?.untilHour ?? 0));
  return doOverlap ? `${at} dois períodos têm a mesma hora.` : undefined;
}

/** The first fault of a week: its path is the weekday, or the whole week where all of its days are closed. */
function weekFault(week: OpeningHours) {
  if (week.every((spans) => spans.length === 0)) return { path: [], issue: ALL_CLOSED };
  const faults = week.map(daySpansFault);
  const weekday = faults.findIndex((fault) => fault !== undefined);
  return weekday < 0 ? undefined : { path: [weekday], issue: faults[weekday] ?? '' };
}

export const ALL_CLOSED = 'Deixe pelo menos um dia aberto. Para fechar por um tempo, feche as quadras na agenda.';

/** What an owner writes. */
export const OpeningWeek = Week.check(Schema.makeFilter(weekFault));
export const OpeningChange = Schema.Struct({ openingHours: OpeningWeek });

/** Most reservations and mensalistas that a preview names. */
export const MOST_NAMED = 12;

/** What lies ahead outside of opening hours. It stays: only new reservations are refused. The first ones are named. */
export const OpeningPreview = Schema.Struct({
  reservations: Schema.Int,
  named: Schema.Array(
    Schema.Struct({ date: IsoDay, startHours: Schema.Array(StartHour), court: Schema.String, who: Schema.String }),
  ),
  series: Schema.Int,
  weekly: Schema.Array(
    Schema.Struct({
      weekday: Schema.Int,
      startHour: StartHour,
      hours: Schema.Int,
      court: Schema.String,
      who: Schema.String,
    }),
  ),
});
export type OpeningPreview = typeof OpeningPreview.Type;

/** Spans in their order; those that touch become one, as nobody closes between them. */
export function tidyWeek(week: OpeningHours): OpeningHours {
  return week.map((spans) =>
    stretchesOf(HOURS.filter((hour) => isOpenAt(spans, hour))).map(({ from, to }) => ({
      fromHour: from,
      untilHour: to,
    })),
  );
}

/** The hours of a week in which it is closed, each as its weekday times 24 and its hour. */
export function closedHoursOf(week: OpeningHours): number[] {
  return week.flatMap((spans, weekday) =>
    HOURS.filter((hour) => !isOpenAt(spans, hour)).map((hour) => weekday * 24 + hour),
  );
}

/** `A arena não abre às 20:00 de segunda.`: why an hour of a weekday cannot be booked. */
export function notOpenText(weekday: number, hour: number): string {
  return `A arena não abre às ${hourLabel(hour)} de ${spokenWeekday(weekday)}.`;
}

import { type Day, isSameDay } from '../values/days/day.ts';
import type { PreviewedWeek, WeekChoice } from './series.ts';

/** The choices with which a week is as this one says. */
export function withChoice(choices: readonly WeekChoice[], choice: WeekChoice): readonly WeekChoice[] {
  return [...withoutChoice(choices, choice.day), choice];
}

/** The choices without that of a day. */
export function withoutChoice(choices: readonly WeekChoice[], day: Day): readonly WeekChoice[] {
  return choices.filter((one) => !isSameDay(one.day, day));
}

/** The choices that a preview still allows: a week that is still told, and where it was to be played is still free. */
export function keptChoices(found: readonly PreviewedWeek[], choices: readonly WeekChoice[]): readonly WeekChoice[] {
  return choices.filter(({ day, court, startHour }) => {
    const week = found.find((one) => isSameDay(one.day, day));
    if (!week) return false;
    const isCourtFree = court === undefined || week.courts.includes(court);
    return isCourtFree && (startHour === undefined || week.startHours.includes(startHour));
  });
}

/** The days in conflict about which nothing is decided. */
export function undecidedDays(found: readonly PreviewedWeek[], choices: readonly WeekChoice[]): readonly Day[] {
  return found.flatMap(({ day, conflicts }) =>
    conflicts.length > 0 && !choices.some((one) => isSameDay(one.day, day)) ? [day] : [],
  );
}

/** The days of which the conflict is new or another one in a later preview, and those that have none any more. */
export function previewChange(before: readonly PreviewedWeek[], after: readonly PreviewedWeek[]) {
  const differs = (week: PreviewedWeek, others: readonly PreviewedWeek[]) => {
    const other = others.find(({ day }) => isSameDay(day, week.day));
    return JSON.stringify(other?.conflicts ?? []) !== JSON.stringify(week.conflicts);
  };
  const inConflict = (weeks: readonly PreviewedWeek[], day: Day) =>
    weeks.some((week) => week.conflicts.length > 0 && isSameDay(week.day, day));
  return {
    came: after.filter((week) => week.conflicts.length > 0 && differs(week, before)).map(({ day }) => day),
    went: before.filter(({ day }) => inConflict(before, day) && !inConflict(after, day)).map(({ day }) => day),
  };
}

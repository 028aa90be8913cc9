import { type Alteration, isBookableHour, isOffered, type Slot } from '../slots/availability.ts';
import { openOn, type OpeningHours } from '../opening/opening.ts';
import { type Day, toIsoDay } from '../values/days/day.ts';
import type { Moment } from '../values/days/moment.ts';
import { type Occupied, whoHas } from '../hours/occupied.ts';
import { holidayOn } from './holidays.ts';
import type { HourConflict, PreviewedWeek, Stay } from './series.ts';

/** What an arena has on the days that are looked at. */
export interface ArenaWeeks extends Occupied {
  readonly now: Moment;
  readonly courts: readonly string[];
  readonly slots: readonly Slot[];
  /** By day. */
  readonly alterations: ReadonlyMap<string, readonly Alteration[]>;
  readonly opening: OpeningHours | null;
}

/** Hours in a row of a court. */
export interface Span {
  readonly court: string;
  readonly startHour: number;
  readonly hours: number;
}

/** Which hours of a span a series cannot have on a day, and why, in their order. */
export function conflictsOn(arena: ArenaWeeks, day: Day, span: Span): HourConflict[] {
  return hoursOf(span).flatMap((startHour) => {
    const conflict = conflictAt(arena, day, span.court, startHour);
    return conflict ? [{ startHour, ...conflict }] : [];
  });
}

/** The hours of a span. */
export function hoursOf({ startHour, hours }: Pick<Span, 'startHour' | 'hours'>): number[] {
  return Array.from({ length: hours }, (_, index) => startHour + index);
}

function conflictAt(arena: ArenaWeeks, day: Day, court: string, hour: number): Omit<HourConflict, 'startHour'> | null {
  if (!isBookableHour(day, hour, arena.now)) return { kind: 'past' };
  const slot = arena.slots.find(({ startHour }) => startHour === hour);
  if (!slot || !arena.courts.includes(court)) return { kind: 'closed' };
  const taken = whoHas(arena, day, court, hour);
  if (taken) return taken;
  const alterations = arena.alterations.get(toIsoDay(day)) ?? [];
  const open = openOn(day, arena.opening);
  if (isOffered(slot, court, { alterations, open })) return null;
  return { kind: isOffered(slot, court, { alterations: [], open }) ? 'altered' : 'closed' };
}

/** A day as a preview tells it, with where else it could be. */
export function previewWeek(arena: ArenaWeeks, day: Day, span: Span): PreviewedWeek {
  const isFree = (other: Span) => conflictsOn(arena, day, other).length === 0;
  const holiday = holidayOn(day);
  const starts = arena.slots.map(({ startHour }) => startHour).toSorted((a, b) => a - b);
  return {
    day,
    ...(holiday !== undefined && { holiday }),
    conflicts: conflictsOn(arena, day, span),
    courts: arena.courts.filter((court) => court !== span.court && isFree({ ...span, court })),
    startHours: starts.filter((startHour) => startHour !== span.startHour && isFree({ ...span, startHour })),
  };
}

interface Looked {
  readonly days: readonly Day[];
  /** By day: why a change leaves that week as it is. */
  readonly stays?: ReadonlyMap<string, Stay | undefined>;
}

/** All of the days in which there is something to know, in their order. */
export function previewWeeks(arena: ArenaWeeks, { days, stays }: Looked, span: Span): PreviewedWeek[] {
  return days
    .map((day): PreviewedWeek => {
      const stay = stays?.get(toIsoDay(day));
      return stay ? { day, stays: stay, conflicts: [], courts: [], startHours: [] } : previewWeek(arena, day, span);
    })
    .filter(({ conflicts, holiday, stays: stay }) => conflicts.length > 0 || (holiday ?? stay) !== undefined);
}

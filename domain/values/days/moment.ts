import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type Day, daysBetween } from './day.ts';
import { formatDay } from './formatDay.ts';

dayjs.extend(utc);

/** The zone of an arena without one of its own. */
export const DEFAULT_ZONE = 'America/Sao_Paulo';

/** An instant on an arena's wall clock: the day and the current hour (0–23). */
export interface Moment {
  readonly day: Day;
  readonly hour: number;
}

/** @param zone IANA name, such as `America/Sao_Paulo` */
export function momentIn(instant: Date, zone: string): Moment {
  const time = instant.getTime();
  if (last?.time !== time || last.zone !== zone) last = { time, zone, moment: readClock(instant, zone) };
  return last.moment;
}

/** A cache of one: all steps of a booking and all rows of a page use the same instant. */
let last: { readonly time: number; readonly zone: string; readonly moment: Moment } | undefined;

function readClock(instant: Date, zone: string): Moment {
  const read = Object.fromEntries(
    wallClock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { day = 0, month = 0, year = 0, hour = 0 } = read;
  return { day: { day, month, year }, hour };
}

/** How many midnights of the zone have passed between two instants of one clock, which itself may be wrong. */
export function midnightsBetween(from: Date, to: Date, zone: string): number {
  return Math.max(0, daysBetween(readClock(from, zone).day, readClock(to, zone).day));
}

/** One formatter per zone, because creating one takes longer than the rest of reading a day. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  wallClocks.set(timeZone, made);
  return made;
}

/** The hour of an instant in Brazil's official time, 0 to 23, whatever the reader's zone. */
export function hourAtUtcMinus3(instant: Date): number {
  return dayjs(instant).utcOffset(-180).hour();
}

/** `21/11/2026 às 15:04`. A PIX's validity is always shown at UTC−3, whatever the reader's zone. */
export function formatPixValidity(instant: Date): string {
  return dayjs(instant).utcOffset(-180).format('DD/MM/YYYY [às] HH:mm');
}

/**
 * The instant at which an hour begins on an arena's wall clock. Of an hour that a change of clocks skips, the first instant
 * after it: a day that begins with a jump begins at 1:00. Of an hour that comes twice, its first time.
 * @param hour 0 to 24; 24 is the end of the day
 */
export function instantOf(day: Day, hour: number, zone: string): Date {
  const wanted = Date.UTC(day.year, day.month - 1, day.day, hour);
  const shown = (instant: number): number => {
    const { day: on, hour: at } = momentIn(new Date(instant), zone);
    return Date.UTC(on.year, on.month - 1, on.day, at);
  };
  // The offset of the first guess may be that of before a change of clocks; the second is exact, but for an hour that is skipped.
  const guess = wanted + (wanted - shown(wanted));
  const exact = guess + (wanted - shown(guess));
  return new Date(shown(exact) < wanted ? Math.max(guess, exact) : exact);
}

/** `18:05`: the time of an instant on an arena's wall clock. */
export function clockText(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** `21/11/2026 às 07:55` on the wall clock of a zone. */
export function formatMoment(instant: Date, zone: string): string {
  return `${formatDay(momentIn(instant, zone).day)} às ${clockText(instant, zone)}`;
}

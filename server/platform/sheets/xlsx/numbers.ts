import type { Cell } from '#domain/imports/cell.ts';

/** What a number format shows of a day: the day, its time, both, or hours that are counted on beyond a day. */
export type Shown = 'day' | 'time' | 'both' | 'duration';

/** The number formats of Excel that show a moment, where a workbook does not define them. */
const DAYS = new Set([14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const TIMES = new Set([18, 19, 20, 21, 32, 33, 45, 47]);
const [BOTH, DURATION] = [22, 46];

/** What a format shows of a day, if anything. @param code the workbook's own format of this number, if any */
export function shownBy(format: number, code: string | undefined): Shown | undefined {
  if (code === undefined) return ownOf(format);
  // Words in quotes, escaped characters, colours and currencies show no date; '[h]' counts hours.
  const plain = code.replace(/"[^"]*"|\\.|_./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/\[[hms]/i.test(plain)) return 'duration';
  const hasTime = /[hs]/i.test(plain);
  // Beside hours or seconds, an 'm' is minutes.
  const hasDay = /[yd]/i.test(plain) || (!hasTime && /m/i.test(plain));
  return hasDay && hasTime ? 'both' : hasDay ? 'day' : hasTime ? 'time' : undefined;
}

function ownOf(format: number): Shown | undefined {
  if (format === BOTH) return 'both';
  if (format === DURATION) return 'duration';
  return DAYS.has(format) ? 'day' : TIMES.has(format) ? 'time' : undefined;
}

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;
/** The day before spreadsheets begin to count; those of old Macs begin four years and a day later. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const MAC_DAYS = 1_462;

/**
 * A number of days as its format shows it, written as a Brazilian would type it: `46006.7916` → `15/12/2026 19:00`,
 * `0.7916` → `19:00`, `1` → `24:00` where hours are counted. Rounded to minutes before the day is taken: the last second of a day is
 * the next day. A time that a format of days hides is kept: the same column may say both.
 */
export function momentOf(serial: number, shown: Shown, isFrom1904: boolean): Cell {
  const total = Math.round(serial * DAY_MINUTES);
  if (shown === 'duration') return { kind: 'duration', text: timeText(total), minutes: total };
  const minutes = total % DAY_MINUTES;
  if (shown === 'time' || total < DAY_MINUTES) return { kind: 'moment', text: timeText(minutes), minutes };
  const days = Math.floor(total / DAY_MINUTES) + (isFrom1904 ? MAC_DAYS : 0);
  const date = new Date(FIRST_DAY + days * DAY_MS);
  if (Number.isNaN(date.getTime())) return numberOf(serial);
  return dayAndTime(date, shown === 'both' || minutes > 0 ? minutes : undefined);
}

/** What files in the strict form have in place of a number: `2026-12-15T19:00:00`, or a part of it. */
export function isoMoment(iso: string): Cell {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})?T?(?:(\d{2}):(\d{2}))?/.exec(iso) ?? [];
  const time = hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
  if (day !== undefined) return dayAndTime(new Date(`${day}T00:00:00Z`), time);
  return time === undefined ? iso : { kind: 'moment', text: timeText(time), minutes: time };
}

function dayAndTime(date: Date, minutes: number | undefined): Cell {
  const day = { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
  const text = `${two(day.day)}/${two(day.month)}/${day.year}`;
  return minutes === undefined
    ? { kind: 'moment', text, day }
    : { kind: 'moment', text: `${text} ${timeText(minutes)}`, day, minutes };
}

function timeText(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A number, its text without an exponent or the noise of its last digits: `1.3988887777E10` → `13988887777`, `80.5` → `80,5`. */
export function numberOf(number: number): Cell {
  return { kind: 'number', text: String(Number(number.toPrecision(15))).replace('.', ','), number };
}

/** The number formats of Excel that show a day, a time or both, where a workbook does not define them. */
const DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const TIMES = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47]);

/** Whether a cell with the format shows a day or a time. @param code the workbook's own format of this number, if any */
export function isMoment(format: number, code: string | undefined): boolean {
  if (code === undefined) return DATES.has(format) || TIMES.has(format);
  // Words in quotes, escaped characters, colours and currencies show no date; '[h]' counts hours.
  const plain = code.replace(/"[^"]*"|\\.|_./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[ydhs]/i.test(plain) || /m{1,5}/i.test(plain);
}

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;
/** The day before spreadsheets begin to count; those of old Macs begin four years and a day later. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const MAC_DAYS = 1_462;

/** `46006.7916` → `15/12/2026 19:00`, `46006` → `15/12/2026`, `0.7916` → `19:00`: as a Brazilian would type it. */
export function momentText(serial: number, isFrom1904: boolean): string {
  const minutes = Math.round(serial * DAY_MINUTES);
  const days = Math.floor(minutes / DAY_MINUTES);
  const time = `${two(Math.floor((minutes % DAY_MINUTES) / 60))}:${two(minutes % 60)}`;
  if (days <= 0) return time;
  const day = new Date(FIRST_DAY + (days + (isFrom1904 ? MAC_DAYS : 0)) * DAY_MS);
  if (Number.isNaN(day.getTime())) return String(serial);
  const date = `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`;
  return minutes % DAY_MINUTES === 0 ? date : `${date} ${time}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A number as text without an exponent or the noise of its last digits: `1.3988887777E10` → `13988887777`. */
export function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
}

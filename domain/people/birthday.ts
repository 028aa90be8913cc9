import { Schema } from 'effect';
import { daysBetween, type Day } from '../values/days/day.ts';

const WRONG = 'Este dia não existe. Informe dia e mês, e o ano se souber: 15/03 ou 15/03/1990.';
const SHAPE = /^(?:(?:19|20)\d\d-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
/** Who says no year may be born on the 29th of February. */
const LEAP_YEAR = 2000;

/** A birthday as sent and stored: `03-15`, or `1990-03-15` where the year is known. */
export const Birthday = Schema.String.check(
  Schema.isPattern(SHAPE, { message: WRONG }),
  Schema.makeFilter((text) => exists(text) || WRONG),
);

/** A birthday as it is typed: the digits of day, month and perhaps year. Nothing typed is none. */
export const TypedBirthday = Schema.String.check(
  Schema.makeFilter((digits) => digits === '' || Schema.is(Birthday)(birthdayOf(digits)) || WRONG),
);

/** `15031990` → `1990-03-15`, `1503` → `03-15`. What is no day comes out as no {@link Birthday}. */
export function birthdayOf(digits: string): string {
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return year === '' ? `${month}-${day}` : `${year}-${month}-${day}`;
}

/** The inverse of {@link birthdayOf}. */
export function birthdayDigits(birthday: string): string {
  return birthday.split('-').toReversed().join('');
}

/** At most eight digits of what is typed or pasted. */
export function typedBirthday(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 8);
}

/** The digits typed so far as `15/03/1990`. */
export function maskBirthday(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/** `15/03` or `15/03/1990`. */
export function formatBirthday(birthday: string): string {
  return maskBirthday(birthdayDigits(birthday));
}

/** In how many days somebody has their birthday, 0 for today. In a year without a 29th of February it is on the 28th. */
export function daysUntilBirthday(birthday: string, today: Day): number {
  const inThisYear = daysBetween(today, dayIn(birthday, today.year));
  return inThisYear >= 0 ? inThisYear : daysBetween(today, dayIn(birthday, today.year + 1));
}

function dayIn(birthday: string, year: number): Day {
  const [month = 1, day = 1] = birthday.slice(-5).split('-').map(Number);
  return { year, month, day: Math.min(day, lastOf(month, year)) };
}

function exists(birthday: string): boolean {
  const [month = 0, day = 0] = birthday.slice(-5).split('-').map(Number);
  const year = birthday.length > 5 ? Number(birthday.slice(0, 4)) : LEAP_YEAR;
  return day <= lastOf(month, year);
}

function lastOf(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

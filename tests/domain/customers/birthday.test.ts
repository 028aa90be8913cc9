import { Schema } from 'effect';
import { expect, test } from 'vitest';
import {
  Birthday,
  birthdayDigits,
  birthdayOf,
  daysUntilBirthday,
  formatBirthday,
  maskBirthday,
  TypedBirthday,
  typedBirthday,
} from '#domain/people/birthday.ts';

const isBirthday = Schema.is(Birthday);
const isTyped = Schema.is(TypedBirthday);

test('is a day and a month that exist, with or without a year', () => {
  for (const right of ['03-15', '1990-03-15', '02-29', '2024-02-29', '12-31'])
    expect([right, isBirthday(right)]).toEqual([right, true]);
  for (const wrong of ['', '3-15', '02-30', '2023-02-29', '13-01', '00-10', '04-31', '1890-01-01', '1990-03', '15/03'])
    expect([wrong, isBirthday(wrong)]).toEqual([wrong, false]);
});

test('is typed as digits, shown with slashes, and read back', () => {
  expect(birthdayOf(typedBirthday('15/03/1990'))).toBe('1990-03-15');
  expect(birthdayOf(typedBirthday('15.03'))).toBe('03-15');
  for (const one of ['03-15', '1990-03-15']) expect(birthdayOf(birthdayDigits(one))).toBe(one);
  expect([maskBirthday(''), maskBirthday('150'), maskBirthday('1503'), formatBirthday('1990-03-15')]).toEqual([
    '',
    '15/0',
    '15/03',
    '15/03/1990',
  ]);
  expect(['', '1503', '15031990', '2902'].every(isTyped)).toBe(true);
  expect(['1', '150', '3102', '150319', '29022023'].some(isTyped)).toBe(false);
});

test('is so many days away, over the end of a year, and on the 28th without a 29th of February', () => {
  const today = { day: 28, month: 12, year: 2026 };
  expect(daysUntilBirthday('1990-12-28', today)).toBe(0);
  expect(daysUntilBirthday('01-02', today)).toBe(5);
  expect(daysUntilBirthday('12-27', today)).toBe(364);
  expect(daysUntilBirthday('02-29', { day: 28, month: 2, year: 2027 })).toBe(0);
  expect(daysUntilBirthday('02-29', { day: 28, month: 2, year: 2028 })).toBe(1);
});

import { expect, test } from 'vitest';
import { monthsOf, yearsUpTo } from '#domain/statistics/statistics.ts';

test.each([
  [2022, [2022]],
  [2026, [2022, 2023, 2024, 2025, 2026]],
  [2021, []],
])('the years to choose from in %i', (year, years) => {
  expect(yearsUpTo({ year })).toEqual(years);
});

const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each([
  ['all of a past year', 2025, whole],
  ['those begun of this year', 2026, [1, 2, 3]],
  ['none of a year to come', 2027, []],
])('the months are %s', (_, year, months) => {
  expect(monthsOf(year, { year: 2026, month: 3 })).toEqual(months);
});

test('of a December all twelve are there', () => {
  expect(monthsOf(2026, { year: 2026, month: 12 })).toEqual(whole);
});

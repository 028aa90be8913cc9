import { expect, test } from 'vitest';
import { daysOfMonth } from '#domain/values/days/month.ts';

test.each([
  [1, 2026, 31],
  [2, 2026, 28],
  [2, 2028, 29],
  [4, 2026, 30],
  [12, 2100, 31],
])('month %i of %i has %i days', (month, year, days) => {
  expect(daysOfMonth({ month, year })).toEqual(
    Array.from({ length: days }, (_, index) => ({ day: index + 1, month, year })),
  );
});

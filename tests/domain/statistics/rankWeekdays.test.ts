import { expect, test } from 'vitest';
import { rankWeekdays } from '#domain/statistics/rankWeekdays.ts';

/** It begins on a Sunday and has five Sundays, Mondays and Tuesdays. */
const MARCH = { month: 3, year: 2026 };
const OVER = { day: 1, month: 4, year: 2026 };
const figure = (day: number, value: number) => ({ day: { ...MARCH, day }, value });

test('an average is over all such weekdays of the month, the highest first', () => {
  expect(rankWeekdays(MARCH, [figure(2, 100), figure(9, 25), figure(4, 80)], OVER)).toEqual([
    [1, 25],
    [3, 20],
  ]);
});

// Red where an average is over the days that have not been yet, and where what is sold of them counts.
test('an average is over the days that were, today included', () => {
  const figures = [figure(2, 100), figure(9, 50), figure(16, 900), figure(3, 30)];
  expect(rankWeekdays(MARCH, figures, { ...MARCH, day: 9 })).toEqual([
    [1, 75],
    [2, 30],
  ]);
  expect(rankWeekdays(MARCH, figures, { day: 28, month: 2, year: 2026 })).toEqual([]);
});

test('equal averages stand from Sunday on, however they come', () => {
  const ranking = [0, 1, 2].map((weekday) => [weekday, 1]);
  expect(rankWeekdays(MARCH, [figure(3, 5), figure(1, 5), figure(2, 5)], OVER)).toEqual(ranking);
  expect(rankWeekdays(MARCH, [figure(2, 5), figure(3, 5), figure(1, 5)], OVER)).toEqual(ranking);
});

test('half a centavo is rounded up', () => {
  expect(rankWeekdays(MARCH, [figure(4, 2)], OVER)).toEqual([[3, 1]]);
  expect(rankWeekdays(MARCH, [figure(4, 1)], OVER)).toEqual([[3, 0]]);
});

test('a month without figures has no ranking', () => {
  expect(rankWeekdays(MARCH, [], OVER)).toEqual([]);
});

import { expect, it } from 'vitest';
import { pricesOf } from '#domain/arenas/prices.ts';

// RULES 10. Red with Math.max for Math.min in domain/arenas/prices.ts.
it('are the lowest of all hours, and from the lowest to the highest in each part of the day that has hours', () => {
  const hours = [
    { startHour: 18, price: 70_00 },
    { startHour: 6, price: 60_00 },
    { startHour: 11, price: 50_50 },
    { startHour: 23, price: 55_00 },
  ];
  expect(pricesOf(hours)).toEqual({
    lowest: 50_50,
    periods: [
      { period: 'morning', lowest: 50_50, highest: 60_00 },
      { period: 'night', lowest: 55_00, highest: 70_00 },
    ],
  });
});

it('are not known where no hour is offered', () => {
  expect(pricesOf([])).toBeUndefined();
});

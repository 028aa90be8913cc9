import { expect, it } from 'vitest';
import { bankLimitOf } from '#domain/payment/bankLimit.ts';

/** A code that has an hour left until a time at UTC−3. */
const until = (time: string, value: number) => ({
  value,
  validadePix: new Date(`2026-03-05T${time}:00-03:00`),
  secondsLeft: 3_600,
});

// The limit is of a night's sum: a small payment may be what goes over it. Red with `<` for `<=`, `>` for `>=`, or without either end.
it.each([
  ['19:59', undefined],
  ['20:00', 'night'],
  ['23:30', 'night'],
  ['00:10', 'night'],
  ['05:59', 'night'],
  ['06:30', 'night'],
  ['06:59', 'night'],
  ['07:00', undefined],
  ['12:00', undefined],
])('a small code that ends at %s: %s', (time, limit) => {
  expect(bankLimitOf(until(time, 1))).toBe(limit);
});

it.each([
  [200_00, undefined],
  [200_01, 'device'],
  [5_000_00, 'device'],
])('by day %i centavos: %s', (value, limit) => {
  expect(bankLimitOf(until('12:00', value))).toBe(limit);
});

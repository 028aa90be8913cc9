import { expect, it } from 'vitest';
import { mayMeetNightLimit } from '../../../domain/payment/nightLimit.ts';

/** A code that has an hour left until a time at UTC−3. */
const until = (time: string, value = 1_000_01) => ({
  value,
  validadePix: new Date(`2026-03-05T${time}:00-03:00`),
  secondsLeft: 3_600,
  qrCodePix: '000201',
  mpPaymentId: 'pix-1',
  pollToken: 'token',
});

// Banks: R$ 1.000 between 20:00 and 06:00. Red with `<` for `<=`, `>` for `>=`, or without either end.
it.each([
  ['19:59', false],
  ['20:00', true],
  ['23:30', true],
  ['00:10', true],
  ['05:59', true],
  ['06:30', true],
  ['06:59', true],
  ['07:00', false],
  ['12:00', false],
])('a code that ends at %s: %s', (time, is) => {
  expect(mayMeetNightLimit(until(time))).toBe(is);
});

it('is of no concern up to R$ 1.000,00', () => {
  expect(mayMeetNightLimit(until('22:00', 1_000_00))).toBe(false);
});

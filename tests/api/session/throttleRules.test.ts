import { describe, expect, it } from 'vitest';
import {
  accountWait,
  afterFailure,
  FREE_TRIES,
  leftOf,
  PER_BLOCK,
  placeWait,
  rateWait,
  waitInWords,
} from '#core/people/throttleRules.ts';

const START = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const failed = (count: number) => ({ count, lastAt: START, blockedUntil: null });

describe('wrong passwords for an account', () => {
  it('are five, then one after each of 30 s, 1, 2, 4, 8, 15, 15 minutes', () => {
    let failures: ReturnType<typeof afterFailure> = failed(0);
    let clock = 0;
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const wait = accountWait(failures, after(clock));
      waits.push(wait);
      clock += wait;
      failures = afterFailure(failures, FREE_TRIES, after(clock));
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
  });

  it('make who comes too early wait for what is left', () => {
    const blocked = { count: 5, lastAt: START, blockedUntil: after(30) };
    expect([10, 29.5, 30, 31].map((seconds) => accountWait(blocked, after(seconds)))).toEqual([20, 1, 0, 0]);
  });

  it('are forgotten after a quiet hour', () => {
    const known = { count: 9, lastAt: START, blockedUntil: after(480) };
    const failures = { count: 1, lastAt: after(3601), blockedUntil: null };
    expect(afterFailure(known, FREE_TRIES, after(3601))).toEqual(failures);
  });
});

describe('a rate', () => {
  const rate = { burst: 50, everyS: 18 };
  it.each([
    [49, 0, 0],
    [50, 0, 18],
    [50, 18, 0],
    [60, 0, 198],
    [60, 197, 18],
    [60, 198, 0],
  ])('of %i failures, %i s later, waits %i s', (count, seconds, wait) => {
    expect(rateWait(failed(count), rate, after(seconds))).toBe(wait);
  });

  it('of a place is stricter in a flood, for who got more than two wrong', () => {
    const waits = (isFlood: boolean) =>
      [0, 2, 3, 49].map((count) => placeWait(failed(count), PER_BLOCK, isFlood, START));
    expect([waits(false), waits(true)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 18, 47 * 18],
    ]);
  });

  it('forgets what has leaked away', () => {
    expect([0, 17, 18, 36, 90].map((seconds) => leftOf(failed(2), 18, after(seconds)))).toEqual([2, 2, 1, 0, 0]);
  });
});

it.each([
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(`Muitas tentativas. Aguarde ${words} e tente novamente.`);
});

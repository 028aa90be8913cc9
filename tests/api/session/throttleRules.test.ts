import { describe, expect, it } from 'vitest';
import { rateWait, tryAccount, waitInWords } from '../../../server/session/throttleRules.ts';

const START = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

describe('tries at one account', () => {
  it('are five, then one after each of 30 s, 1, 2, 4, 8, 15, 15 minutes', () => {
    let failures = { count: 0, lastAt: START, blockedUntil: null as Date | null };
    let clock = 0;
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const first = tryAccount(failures, after(clock));
      waits.push(first.wait);
      clock += first.wait;
      failures = { ...tryAccount(failures, after(clock)).failures };
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
  });

  it('that come too early neither count nor lengthen the wait', () => {
    const blocked = { count: 5, lastAt: START, blockedUntil: after(30) };
    expect(tryAccount(blocked, after(10))).toEqual({ wait: 20, failures: blocked });
  });

  it('are forgotten after a quiet hour', () => {
    const known = { count: 9, lastAt: START, blockedUntil: after(480) };
    const failures = { count: 1, lastAt: after(3601), blockedUntil: null };
    expect(tryAccount(known, after(3601))).toEqual({ wait: 0, failures });
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
    expect(rateWait({ count, lastAt: START, blockedUntil: null }, rate, after(seconds))).toBe(wait);
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

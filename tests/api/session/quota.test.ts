import { expect, it } from 'vitest';
import { NOTHING_YET, type Quota, tryQuota } from '#core/people/quota.ts';
import { SEARCHES } from '#core/people/personLimit.ts';
import { PER_EMAIL, PER_NETWORK } from '#core/people/recoveryLimits.ts';

const START = new Date('2026-03-01T12:00:00Z');

/** What becomes of requests at these seconds: 0 when it is taken, else how long it must wait. */
function waits(quota: Quota, seconds: readonly number[]): number[] {
  let known = NOTHING_YET;
  return seconds.map((second) => {
    const result = tryQuota(known, quota, new Date(START.getTime() + second * 1000));
    known = result.known;
    return result.wait;
  });
}

it('an e-mail gets one message a minute and five an hour, however often somebody asks', () => {
  expect(waits(PER_EMAIL, [0, 1, 59, 60, 120, 180, 240, 300, 301, 3599, 3600, 3601, 3660])).toEqual([
    0, 59, 1, 0, 0, 0, 0, 3300, 3299, 1, 0, 59, 0,
  ]);
});

it('the gap also holds from one hour to the next', () => {
  expect(waits(PER_EMAIL, [0, 3590, 3600, 3650])).toEqual([0, 0, 50, 0]);
});

it('a network gets thirty an hour, at any pace', () => {
  const asked = [...Array(30).keys(), 30, 1800, 3600];
  expect(waits(PER_NETWORK, asked)).toEqual([...Array(30).fill(0), 3570, 1800, 0]);
});

it('an owner gets thirty names a minute', () => {
  expect(waits(SEARCHES, [...Array(30).keys(), 30, 59.5, 60])).toEqual([...Array(30).fill(0), 30, 1, 0]);
});

import { expect, it, vi } from 'vitest';
import { repeat } from '#platform/outbox/repeat.ts';

// Red without the pause's `isStopped`, and without the count of failures.
it('runs at once and after each pause, tells fewer and fewer of its failures, and stops after the run at hand', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const told: number[] = [];
  const work = async () => {
    runs += 1;
    if (runs <= 5) throw new Error('away');
  };
  const running = repeat(1_000, work, (_, failures) => told.push(failures));
  await vi.advanceTimersByTimeAsync(0);
  expect([runs, told]).toEqual([1, [1]]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([runs, told]).toEqual([7, [1, 2, 4]]);
  await running.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(7);
  vi.useRealTimers();
});

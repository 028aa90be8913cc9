import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eachInTurns } from '#areas/owner/imports/eachInTurns.ts';

/** As long as a row may take at worst. */
function work(thing: number): number {
  const until = performance.now() + 11;
  while (performance.now() < until);
  return thing * 2;
}

// Red without `await setImmediate()` in server/areas/owner/imports/eachInTurns.ts: nobody is answered until all is done.
it('what takes long is done in turns, between which others are answered', async () => {
  const end = new AbortController();
  const done = eachInTurns([1, 2, 3, 4, 5], work).finally(() => end.abort());
  let answered = 0;
  while (!end.signal.aborted) {
    await setImmediate();
    answered += 1;
  }
  expect(await done).toEqual([2, 4, 6, 8, 10]);
  expect(answered).toBeGreaterThanOrEqual(4);
});

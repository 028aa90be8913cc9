import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '#core/people/passwords.ts';

const PASSWORD = 'uma senha de areia';
/** A loop that stands still turns once, when the promise is settled. One that is free turns some thousand times. */
const MANY_TURNS = 10;

/** How often the event loop turned, that is answered others, until the work was done. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ readonly turns: number; readonly result: T }> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  isDone = true;
  return { turns, result };
}

// Red with hashSync and verifySync in core/people/passwords.ts: everybody else would wait for each login and sign-up.
it('the server goes on answering while a password is hashed and verified', async () => {
  const hashed = await turnsDuring(() => hashPassword(PASSWORD));
  expect(hashed.turns).toBeGreaterThan(MANY_TURNS);
  const verified = await turnsDuring(() => isPassword(PASSWORD, hashed.result, { place: 'sand', rank: 'known' }));
  expect(verified.result).toBe(true);
  expect(verified.turns).toBeGreaterThan(MANY_TURNS);
});

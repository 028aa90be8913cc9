import { expect, it } from 'vitest';
import { quietFor } from '#domain/notices/mailChoices.ts';

it.each([
  [{ from: 22, to: 7 }, 21, 0],
  [{ from: 22, to: 7 }, 22, 9],
  [{ from: 22, to: 7 }, 0, 7],
  [{ from: 22, to: 7 }, 6, 1],
  [{ from: 22, to: 7 }, 7, 0],
  [{ from: 1, to: 5 }, 0, 0],
  [{ from: 1, to: 5 }, 4, 1],
  [{ from: 0, to: 23 }, 23, 0],
])('of the quiet of %j at %i, %i hours are left', (quiet, hour, left) => expect(quietFor(quiet, hour)).toBe(left));

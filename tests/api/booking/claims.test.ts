import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimRows } from '#core/hours/claims.ts';

const occupant = { arenaId: 'arena', id: 'reservation' };
const places = fc.uniqueArray(
  fc.record({
    courtId: fc.constantFrom('a', 'b', 'c'),
    day: fc.constantFrom('2026-11-24', '2026-11-25'),
    hour: fc.nat(23),
  }),
  {
    minLength: 2,
    selector: ({ courtId, day, hour }) => `${courtId} ${day} ${hour}`,
  },
);

it('two baskets claim the hours that they share in the same order, whatever order they were asked in', () => {
  fc.assert(
    fc.property(places, places, (some, others) => {
      const shared = (basket: typeof some, other: typeof some) =>
        claimRows(occupant, basket)
          .map(({ courtId, day, hour }) => `${courtId} ${day} ${hour}`)
          .filter((place) => other.some(({ courtId, day, hour }) => place === `${courtId} ${day} ${hour}`));
      expect(shared(some, others)).toEqual(shared(others, some));
    }),
  );
});

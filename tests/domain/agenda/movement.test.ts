import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Method,
  METHOD_NAMES,
  type Movement,
  settledBy,
  splitEqually,
  standing,
  undoOf,
} from '#domain/ledger/movement.ts';

const deed = fc.oneof(
  fc.record({
    adds: fc.constantFrom('payment' as const, 'discount' as const),
    value: fc.integer({ min: 1, max: 100_00 }),
  }),
  fc.record({ undoes: fc.nat(12) }),
);

describe('a ledger', () => {
  // Red when undoOf keeps the sign of what it takes back, or takes back what was taken back already.
  it('adds up to what stands in it, after any history', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const ledger: Movement[] = [];
        const stands = new Map<string, number>();
        for (const [index, one] of deeds.entries()) {
          const id = `${index}`;
          if ('adds' in one) {
            ledger.push({ id, kind: one.adds, value: one.value });
            stands.set(id, one.value);
          } else {
            const undo = undoOf(ledger, `${one.undoes}`, id);
            expect(undo !== undefined).toBe(stands.delete(`${one.undoes}`));
            if (undo) ledger.push(undo);
          }
          const sum = [...stands.values()].reduce((total, value) => total + value, 0);
          expect(settledBy(ledger)).toBe(sum);
          expect(standing(ledger).map((movement) => movement.id)).toEqual([...stands.keys()]);
        }
      }),
    );
  });
});

// Red without `index < over`.
it('a bill is split to the centavo', () => {
  expect(splitEqually(80_50, 4)).toEqual([20_13, 20_13, 20_12, 20_12]);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 12 }), (sum, parts) => {
      const split = splitEqually(sum, parts);
      expect(split.reduce((total, part) => total + part, 0)).toBe(sum);
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
    }),
  );
});

it('every method has a name', () => {
  expect(Object.keys(METHOD_NAMES)).toEqual([...Method.literals]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newSplit, payBy, payNow, PEOPLE, peopleOf, shareOut } from '#domain/agenda/split.ts';
import { readReais } from '#domain/values/money.ts';

it('a bill is halved in cash between two people who pay now, until it is split otherwise', () => {
  expect(peopleOf(newSplit(75_01))).toEqual([
    { number: 1, info: '', value: '37,51', method: 'cash', pays: true },
    { number: 2, info: '', value: '37,50', method: 'cash', pays: true },
  ]);
});

// Red with Math.round(sum / parts) in splitEqually.
it('the parts come to the whole, and differ by a centavo at most', () => {
  const bills = fc.tuple(fc.integer({ min: 1, max: 100_000_00 }), fc.constantFrom(...PEOPLE));
  fc.assert(
    fc.property(bills, ([left, count]) => {
      const parts = peopleOf({ ...newSplit(left), ...shareOut(left, count) }).map(
        ({ value }) => readReais(value) ?? NaN,
      );
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(left);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

it('names and who pays later stay when the bill is split among more people', () => {
  const typed = { ...newSplit(120_00), info2: 'Bia', ...payNow({ number: 2, pays: false }), ...payBy('pix') };
  const people = peopleOf({ ...typed, ...shareOut(120_00, 3) });
  expect(people.map(({ info, value, method, pays }) => [info, value, method, pays])).toEqual([
    ['', '40,00', 'pix', true],
    ['Bia', '40,00', 'pix', false],
    ['', '40,00', 'pix', true],
  ]);
});

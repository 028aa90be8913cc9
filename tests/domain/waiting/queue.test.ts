import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Entry, turnsOf } from '#domain/waiting/queue.ts';

const at = (court: string, ...hours: number[]) => hours.map((hour) => ({ court, hour }));
const entry = (id: string, hours: number[], courts: string[] = []): Entry => ({ id, hours, courts });

it('asks the first in line, with all the hours of one court', () => {
  expect(turnsOf([entry('ana', [18, 19]), entry('bia', [18])], at('one', 18, 19))).toEqual([
    { entry: 'ana', court: 'one', hours: [18, 19] },
  ]);
});

it('gives everybody one court an hour', () => {
  expect(turnsOf([entry('ana', [18]), entry('bia', [18])], [...at('one', 18), ...at('two', 18)])).toEqual([
    { entry: 'ana', court: 'one', hours: [18] },
    { entry: 'bia', court: 'two', hours: [18] },
  ]);
});

it('prefers the court on which somebody can stay', () => {
  expect(turnsOf([entry('ana', [18, 19, 20])], [...at('one', 18), ...at('two', 18, 19), ...at('one', 20)])).toEqual([
    { entry: 'ana', court: 'one', hours: [18, 20] },
    { entry: 'ana', court: 'two', hours: [19] },
  ]);
});

it('asks nobody about a court that they did not name', () => {
  expect(turnsOf([entry('ana', [18], ['two']), entry('bia', [18])], at('one', 18))).toEqual([
    { entry: 'bia', court: 'one', hours: [18] },
  ]);
});

const anEntry = fc.record({
  hours: fc.subarray([18, 19, 20, 21]),
  courts: fc.subarray(['one', 'two', 'three']),
});
const free = fc.subarray(['one', 'two', 'three'].flatMap((court) => at(court, 18, 19, 20, 21)));

it('leaves no hour to nobody that somebody wants, gives none twice, and none past the first who wants it', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 6 }), free, (some, hours) => {
      const entries = some.map((one, index) => entry(String(index), one.hours, one.courts));
      const turns = turnsOf(entries, hours);
      const given = turns.flatMap((turn) => turn.hours.map((hour) => ({ ...turn, hour })));
      const keys = given.map(({ court, hour }) => `${court} ${hour}`);
      expect(new Set(keys).size).toBe(keys.length);
      const has = (id: string, hour: number) => given.some((one) => one.entry === id && one.hour === hour);
      for (const { court, hour } of hours) {
        const owner = given.find((one) => one.court === court && one.hour === hour)?.entry;
        const wanting = entries.filter(
          ({ hours: wanted, courts }) => wanted.includes(hour) && (courts.length === 0 || courts.includes(court)),
        );
        // Whoever comes before its owner, or wants it though it is nobody's, has another court at that hour.
        const before = owner === undefined ? wanting : wanting.filter(({ id }) => Number(id) < Number(owner));
        expect(before.filter(({ id }) => !has(id, hour))).toEqual([]);
      }
    }),
  );
});

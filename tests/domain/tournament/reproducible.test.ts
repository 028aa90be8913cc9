import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDoubles, drawGroups } from '#domain/tournament/draw.ts';
import { randomFrom } from '#domain/tournament/random.ts';

const seed = fc.stringMatching(/^[0-9a-f]{32}$/);

/** sfc32 as PractRand has it, with words of 32 bits without a sign, so that it is written otherwise than ours. */
function sfc32(words: readonly number[]): () => number {
  const state = Uint32Array.from(words);
  const [a, b, c, counter] = [0, 1, 2, 3];
  const word = (index: number) => state[index] ?? 0;
  return () => {
    const sum = Uint32Array.of(word(a) + word(b) + word(counter));
    state[counter] = word(counter) + 1;
    state[a] = word(b) ^ (word(b) >>> 9);
    state[b] = word(c) + word(c) * 8;
    state[c] = ((word(c) * 2 ** 21) % 2 ** 32) + Math.floor(word(c) / 2 ** 11) + (sum[0] ?? 0);
    return sum[0] ?? 0;
  };
}

/** The numbers that anybody gets who knows the seed and the algorithm's name: the first twelve are thrown away. */
function expected(text: string): () => number {
  const next = sfc32([0, 8, 16, 24].map((at) => Number.parseInt(text.slice(at, at + 8), 16)));
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return () => next() / 2 ** 32;
}

/** Fisher–Yates over the names in the order of their code units. */
function orderOf(names: readonly string[], text: string): string[] {
  const random = expected(text);
  const left = names.toSorted();
  return names.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

describe('a draw can be done again by whoever knows its seed', () => {
  it('its numbers are those of sfc32', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const [ours, theirs] = [randomFrom(text), expected(text)];
        for (let index = 0; index < 40; index += 1) expect(ours()).toBe(theirs());
      }),
    );
  });

  it.each(['', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}g`, 'A'.repeat(32), ` ${'a'.repeat(32)}`])(
    "a seed is 32 hexadecimal digits: not '%s'",
    (text) => {
      expect(() => randomFrom(text)).toThrow('A seed is 32 hexadecimal digits');
    },
  );

  it('groups and doubles follow from the names in their order, whatever order they come in', () => {
    const names = ['é', 'b', 'B', 'a', '10', '9', 'Z', 'á'];
    fc.assert(
      fc.property(seed, fc.shuffledSubarray(names, { minLength: names.length }), (text, given) => {
        const order = orderOf(names, text);
        const groups = drawGroups(given, 3, text);
        expect(groups.flatMap(({ entrants }) => entrants)).toEqual(order.map((id, drawOrder) => ({ id, drawOrder })));
        expect(drawDoubles(given, text).flat()).toEqual(order);
      }),
    );
  });
});

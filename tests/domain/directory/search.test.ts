import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesSearch } from '#domain/directory/search.ts';
import { fold } from '#domain/values/text/names.ts';

const ARENA = { name: 'Arena Pé na Areia', address: { city: 'São Luís', district: 'Calhau' } };

test.each([
  '',
  '   ',
  'pe na areia',
  'PÉ',
  'sao luis',
  'São Luís',
  'luis arena',
  'calhau  areia',
  'ARENA SÃO',
  // The same letters as a keyboard that composes accents writes them.
  'Sa\u0303o Lui\u0301s',
])('%j finds it', (search) => {
  expect(matchesSearch(ARENA, search)).toBe(true);
});

test.each(['recife', 'sao paulo', 'arena recife', 'areiá!', '%', '.*'])('%j does not', (search) => {
  expect(matchesSearch(ARENA, search)).toBe(false);
});

test('any piece of the name or of the city finds, with accents and case or without', () => {
  const accents = ['\u0301', '\u0303', '\u0327', ''];
  fc.assert(
    fc.property(
      fc.constantFrom(...ARENA.name.split(' '), ...ARENA.address.city.split(' ')),
      fc.nat(),
      fc.nat(),
      fc.array(fc.constantFrom(...accents), { minLength: 10, maxLength: 10 }),
      (word, from, length, marks) => {
        const start = from % word.length;
        const piece = fold(word).slice(start, start + 1 + (length % word.length));
        const typed = piece
          .split('')
          .map((letter, at) => letter.toUpperCase() + (marks[at] ?? ''))
          .join('');
        expect(matchesSearch(ARENA, typed)).toBe(true);
      },
    ),
  );
});

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

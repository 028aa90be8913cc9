import { expect, it } from 'vitest';
import { sidesFinder } from '#domain/tournament/sides.ts';

const ID = '01910000-0000-7000-8000-000000000001';
const pair = sideOf('Ana Souza', 'Íris Conceição');

// Red without `fold` in sides.ts, and with `some` for `every`.
it.each([
  ['', true],
  ['  ', true],
  ['ana', true],
  ['IRIS', true],
  ['conceicao ana', true],
  ['ana lima', false],
  ['bia', false],
])('%j finds the pair: %j', (search, isFound) => {
  expect(sidesFinder(search)(pair)).toBe(isFound);
});

it('finds no side that is still open, but for an empty search', () => {
  expect(sidesFinder('ana')(undefined)).toBe(false);
  expect(sidesFinder('')(undefined)).toBe(true);
});

function sideOf(one: string, two: string) {
  const playerOf = (name: string) => ({ id: ID, name, stats: { wins: 0 } });
  return { playerOne: playerOf(one), playerTwo: playerOf(two) };
}

import { describe, expect, it } from 'vitest';
import { placesOf } from '#domain/tournament/positions.ts';
import type { Qualified } from '#domain/tournament/seeding.ts';

/** `A1` is the winner of group A, `B2` the runner-up of group B. */
function seedsFrom(names: readonly string[]): Qualified[] {
  return names.map((id, drawOrder) => {
    const tier = id.endsWith('1') ? 'winner' : 'runnerUp';
    const nothing = { isWithdrawn: false, played: 0, wins: 0, points: 0, gamesWon: 0, gamesLost: 0, balance: 0 };
    return { id, drawOrder, group: id.charCodeAt(0), tier, ...nothing };
  });
}

function firstRound(names: readonly string[]): string[] {
  const places = placesOf(seedsFrom(names)).map((seed) => seed?.id ?? '');
  return Array.from({ length: places.length / 2 }, (_, at) => places.slice(at * 2, at * 2 + 2).join(' × '));
}

// Red without the second try of `upperGroups`, and without `meetings` in `countsOf`.
describe('in the first round', () => {
  it.each([
    ['5 in groups of 3 and 2', ['A1', 'B1', 'A2'], ['A1 × ', 'B1 × A2']],
    ['the same, the single one first', ['B1', 'A1', 'A2'], ['B1 × A2', 'A1 × ']],
    [
      '11 in groups of 3, 3, 3 and 2',
      ['D1', 'A1', 'B1', 'C1', 'A2', 'B2', 'C2'],
      ['D1 × B2', 'C1 × A2', 'A1 × ', 'B1 × C2'],
    ],
  ])('%s', (_, names, pairs) => {
    expect(firstRound(names)).toEqual(pairs);
  });

  it('of 17 in 8 groups all winners but one are free, whichever group has two who go on', () => {
    const winners = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    for (const group of winners) {
      const played = firstRound([...winners.map((each) => `${each}1`), `${group}2`]).filter(
        (pair) => !pair.endsWith(' '),
      );
      expect(played).toEqual([group === 'H' ? 'G1 × H2' : `H1 × ${group}2`]);
    }
  });
});

/** All orders of some names. */
function ordersOf(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) => ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));
}

/** Every order of those who go on from so many groups: winners in theirs, runners-up of some groups in any order. */
function casesOf(groups: number): string[][] {
  const letters = 'ABCDEF'.slice(0, groups).split('');
  const subsets = Array.from({ length: 2 ** groups }, (_, set) =>
    letters.filter((_letter, at) => ((set >> at) & 1) === 1),
  );
  return subsets.flatMap((two) =>
    ordersOf(two).map((order) => [...letters.map((letter) => `${letter}1`), ...order.map((letter) => `${letter}2`)]),
  );
}

/** Of one half: the free, and how many winners meet a winner, where the best meets the worst of those who play. */
function judged(half: readonly number[], isWinner: (seed: number) => boolean, places: number) {
  const free = half.slice(0, places - half.length);
  const playing = half.slice(free.length);
  const meetings = playing
    .slice(0, playing.length / 2)
    .filter((seed, at) => isWinner(seed) && isWinner(playing.at(-1 - at) ?? -1)).length;
  return { free, meetings };
}

type Judged = ReturnType<typeof judged>;

function together(one: Judged, two: Judged): string {
  const free = [...one.free, ...two.free].toSorted((a, b) => a - b).map((seed) => String(seed).padStart(2, '0'));
  return `${free.join(' ')} | ${one.meetings + two.meetings}`;
}

/** The least that any placing reaches which keeps the two of a group apart: every group's winner above or below, all tried. */
function leastOf(names: readonly string[], size: number): string {
  const groups = [...new Set(names.map((name) => name.charAt(0)))];
  const isWinner = (seed: number) => names[seed]?.endsWith('1') === true;
  let least: string | undefined;
  for (let set = 0; set < 2 ** groups.length; set += 1) {
    const isAbove = (name: string) => ((set >> groups.indexOf(name.charAt(0))) & 1) === (name.endsWith('1') ? 1 : 0);
    const halves = [true, false].map((side) => [...names.keys()].filter((seed) => isAbove(names[seed] ?? '') === side));
    if (halves.some(({ length }) => length > size / 2 || length < size / 4)) continue;
    const [one, two] = halves.map((half) => judged(half, isWinner, size / 2));
    const found = one && two ? together(one, two) : undefined;
    if (found !== undefined && (least === undefined || found < least)) least = found;
  }
  return least ?? 'none';
}

it('byes go to the best seeds that keep the two of a group apart, and as few winners as can be meet: all that 1 to 6 groups can send', () => {
  const worse: unknown[] = [];
  let count = 0;
  for (let groups = 1; groups <= 6; groups += 1) {
    for (const names of casesOf(groups).filter(({ length }) => length > 1)) {
      const places = placesOf(seedsFrom(names)).map((seed) => (seed ? names.indexOf(seed.id) : undefined));
      const isWinner = (seed: number) => names[seed]?.endsWith('1') === true;
      const middle = places.length / 2;
      const halves = [places.slice(0, middle), places.slice(middle)].map((half) =>
        half.filter((seed) => seed !== undefined).toSorted((a, b) => a - b),
      );
      const [one = [], two = []] = halves;
      const ours = together(judged(one, isWinner, middle), judged(two, isWinner, middle));
      const least = leastOf(names, places.length);
      if (ours !== least) worse.push([names.join(' '), ours, least]);
      count += 1;
    }
  }
  expect(worse).toEqual([]);
  expect(count).toBe(2370);
});

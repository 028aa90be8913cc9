import { upperGroups } from './halves.ts';
import type { Qualified } from './seeding.ts';

/** The number of places in a bracket: the next power of two, at least 2. */
export function bracketSize(entrants: number): number {
  let size = 2;
  while (size < entrants) size *= 2;
  return size;
}

/** The seed (from 1) at each place from the top, in standard seeding: 1 and 2 can only meet in the final, 1 and 4 before. */
export function standardSeeds(size: number): number[] {
  let seeds = [1];
  while (seeds.length < size) {
    const sum = seeds.length * 2 + 1;
    seeds = seeds.flatMap((seed) => [seed, sum - seed]);
  }
  return seeds;
}

/**
 * Places the qualified doubles, best first, in a bracket; `undefined` is a bye. Two doubles of one group are in different halves,
 * so that they can only meet in the final or for the third place ({@link upperGroups}). Within a half, better doubles get better
 * places, so byes go to the best.
 */
export function placesOf(seeds: readonly Qualified[]): (Qualified | undefined)[] {
  if (seeds.length < 2) return [seeds[0], undefined];
  const standard = standardSeeds(bracketSize(seeds.length));
  const upper = upperGroups(seeds, standard);
  const places: (Qualified | undefined)[] = Array.from({ length: standard.length });
  for (const half of ['upper', 'lower'] as const) {
    const members = seeds.filter(
      ({ group, tier }) => (upper.has(group) === (tier === 'winner')) === (half === 'upper'),
    );
    const open = placesOfHalf(standard, half).slice(0, members.length);
    for (const [index, place] of open.entries()) places[place] = members[index];
  }
  return places;
}

/** The places of a half, ordered by seed, best first. */
function placesOfHalf(standard: readonly number[], half: 'upper' | 'lower'): number[] {
  const middle = standard.length / 2;
  const places = Array.from({ length: middle }, (_, index) => index + (half === 'upper' ? 0 : middle));
  return places.toSorted((a, b) => (standard[a] ?? 0) - (standard[b] ?? 0));
}

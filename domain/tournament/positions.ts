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
 * Places the qualified doubles, best first, in a bracket; `undefined` is a bye. Everybody gets the place of their seed,
 * with one exception: two doubles of one group are placed in different halves, so that they can only meet in the final or
 * for the third place. Within a half, better doubles get better places, so byes go to the best.
 */
export function placesOf(seeds: readonly Qualified[]): (Qualified | undefined)[] {
  const size = bracketSize(seeds.length);
  const standard = standardSeeds(size);
  const halves = halvesOf(seeds, standard);
  const places: (Qualified | undefined)[] = Array.from({ length: size });
  for (const half of [0, 1] as const) {
    const members = seeds.filter((seed) => halves.get(seed) === half);
    const open = placesOfHalf(standard, half).slice(0, members.length);
    for (const [index, place] of open.entries()) places[place] = members[index];
  }
  return places;
}

type Half = 0 | 1;

/** The places of a half, ordered by seed, best first. */
function placesOfHalf(standard: readonly number[], half: Half): number[] {
  const middle = standard.length / 2;
  const places = Array.from({ length: middle }, (_, index) => index + half * middle);
  return places.toSorted((a, b) => (standard[a] ?? 0) - (standard[b] ?? 0));
}

/** The half of each double: group winners in that of their seed, runners-up in the one opposite to their group's winner. */
function halvesOf(seeds: readonly Qualified[], standard: readonly number[]): Map<Qualified, Half> {
  const halves = new Map<Qualified, Half>();
  const above = new Set(standard.slice(0, standard.length / 2));
  const ofGroup = new Map<number, Half>();
  for (const [index, { tier, group }] of seeds.entries()) {
    // A winner's index is its seed, because winners come before runners-up in `seeds`.
    if (tier === 'winner') ofGroup.set(group, above.has(index + 1) ? 0 : 1);
  }
  for (const seed of seeds) {
    const half = ofGroup.get(seed.group) ?? 1;
    halves.set(seed, seed.tier === 'winner' ? half : opposite(half));
  }
  balance(seeds, standard, halves);
  return halves;
}

/**
 * A group of two has no runner-up with points, so its winner can leave one half with too many doubles for the standard
 * places. Then the lowest-seeded of such winners move to the other half.
 */
function balance(seeds: readonly Qualified[], standard: readonly number[], halves: Map<Qualified, Half>): void {
  const mates = new Map<number, number>();
  for (const { group } of seeds) mates.set(group, (mates.get(group) ?? 0) + 1);
  const room = standard.slice(0, standard.length / 2).filter((seed) => seed <= seeds.length).length;
  let surplus = seeds.filter((seed) => halves.get(seed) === 0).length - room;
  const single = seeds.filter(({ group }) => mates.get(group) === 1).toReversed();
  for (const seed of single) {
    const full: Half = surplus > 0 ? 0 : 1;
    if (surplus === 0) return;
    if (halves.get(seed) !== full) continue;
    halves.set(seed, opposite(full));
    surplus += full === 0 ? -1 : 1;
  }
}

function opposite(half: Half): Half {
  return half === 0 ? 1 : 0;
}

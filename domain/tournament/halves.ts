import type { Qualified } from './seeding.ts';

/**
 * What makes groups alike to the halves of a bracket: whether a single double or two go on from it, and who of them is free in
 * the first round.
 */
const KINDS = ['singleFree', 'singlePlays', 'oneFree', 'bothOrNone'] as const;
type Kind = (typeof KINDS)[number];

/** A group; its winner's seed belongs in the upper half or not. */
interface Sender {
  readonly group: number;
  readonly isAbove: boolean;
}

/** The groups of each kind, that of the best winner first. */
type Senders = Readonly<Record<Kind, readonly Sender[]>>;
/** In so many groups of each kind the winner is in the upper half. */
type Counts = Readonly<Record<Kind, number>>;

/**
 * The groups whose winner is in the upper half of the bracket; runners-up are in the other half than their winner. Byes go to
 * the best seeds, then as few group winners as possible meet in the first round, then as few as possible leave the half of
 * their seed.
 * @param seeds all doubles that go on, the best first, at least two
 * @param standard the seed at each place from the top
 */
export function upperGroups(seeds: readonly Qualified[], standard: readonly number[]): ReadonlySet<number> {
  const byes = standard.length - seeds.length;
  const best = seeds.slice(0, byes);
  // Only where all single doubles are the best, are free, and are an odd number, no halves come out even. The last of them plays.
  const nextBest = [...seeds.slice(0, byes - 1), ...seeds.slice(byes, byes + 1)];
  for (const free of [best, nextBest]) {
    const senders = sendersOf(seeds, standard, new Set(free));
    const counts = countsOf(senders, standard.length, byes);
    if (counts) return new Set(KINDS.flatMap((kind) => chosenOf(senders[kind], counts[kind])));
  }
  throw new Error('No placing keeps the doubles of each group apart');
}

function sendersOf(seeds: readonly Qualified[], standard: readonly number[], free: ReadonlySet<Qualified>): Senders {
  const above = new Set(standard.slice(0, standard.length / 2));
  const runnersUp = new Map(seeds.filter(({ tier }) => tier === 'runnerUp').map((seed) => [seed.group, seed]));
  const senders = { singleFree: [], singlePlays: [], oneFree: [], bothOrNone: [] } satisfies Record<Kind, Sender[]>;
  // A winner's index is its seed, because winners come before runners-up in `seeds`.
  for (const [index, seed] of seeds.filter(({ tier }) => tier === 'winner').entries()) {
    const runnerUp = runnersUp.get(seed.group);
    const list: Sender[] = senders[kindOf(free.has(seed), runnerUp && free.has(runnerUp))];
    list.push({ group: seed.group, isAbove: above.has(index + 1) });
  }
  return senders;
}

/** @param isOtherFree undefined where the winner goes on alone */
function kindOf(isFree: boolean, isOtherFree: boolean | undefined): Kind {
  if (isOtherFree === undefined) return isFree ? 'singleFree' : 'singlePlays';
  return isFree === isOtherFree ? 'bothOrNone' : 'oneFree';
}

/** The best counts with which the halves come out even: each with as many free doubles as it has empty places. */
function countsOf(senders: Senders, size: number, byes: number): Counts | undefined {
  const [singles, others] = [senders.singleFree.length, senders.singlePlays.length];
  const [ones, evens] = [senders.oneFree.length, senders.bothOrNone.length];
  const winners = singles + others + ones + evens;
  const areWinnersFree = byes >= winners;
  const freeEvens = areWinnersFree ? evens : 0;
  let best: { readonly counts: Counts; readonly cost: number } | undefined;
  for (let singleFree = 0; singleFree <= singles; singleFree += 1) {
    for (let singlePlays = 0; singlePlays <= others; singlePlays += 1) {
      const members = ones + evens + singleFree + singlePlays;
      const free = size / 2 - members;
      // Of the lower half.
      const [below, freeBelow] = [size - byes - members, byes - free];
      const oneFree = free - freeEvens - singleFree;
      if (oneFree < 0 || oneFree > ones || Math.max(free, freeBelow) > size / 4) continue;
      for (let bothOrNone = 0; bothOrNone <= evens; bothOrNone += 1) {
        const counts: Counts = { singleFree, singlePlays, oneFree, bothOrNone };
        const above = singleFree + singlePlays + oneFree + bothOrNone;
        const meetings = areWinnersFree
          ? 0
          : meetingsOf(above - free, members - free) + meetingsOf(winners - above - freeBelow, below - freeBelow);
        const cost = meetings * size + movedOf(senders, counts);
        if (!best || cost < best.cost) best = { counts, cost };
      }
    }
  }
  return best?.counts;
}

/** How many group winners meet another one, where the better half of those who play meets the other. */
function meetingsOf(winners: number, playing: number): number {
  return Math.max(0, winners - playing / 2);
}

function movedOf(senders: Senders, counts: Counts): number {
  const moved = KINDS.map((kind) => Math.abs(counts[kind] - senders[kind].filter(({ isAbove }) => isAbove).length));
  return moved.reduce((sum, each) => sum + each, 0);
}

/** The best stay in the half of their seed. */
function chosenOf(senders: readonly Sender[], count: number): number[] {
  const usual = senders.filter(({ isAbove }) => isAbove);
  const moved = senders.filter(({ isAbove }) => !isAbove).slice(senders.length - count);
  return [...usual, ...moved].slice(0, count).map(({ group }) => group);
}

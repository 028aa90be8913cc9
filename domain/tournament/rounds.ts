/** A match of a group, without a score. */
export interface Fixture {
  /** Index of the group. */
  readonly group: number;
  /** From 1. */
  readonly round: number;
  readonly one: string;
  readonly two: string;
}

/**
 * All matches of the groups: every two entrants of a group meet once, and nobody plays twice in a round. Sorted by round,
 * then group.
 * @param groups the entrants of each group, in the order of the draw
 */
export function fixturesOf(groups: readonly (readonly string[])[]): Fixture[] {
  const fixtures: Fixture[] = [];
  const turns = groups.map(turnsOf);
  const last = Math.max(0, ...turns.map(({ length }) => length));
  for (let turn = 0; turn < last; turn += 1) {
    for (const [group, ofGroup] of turns.entries()) {
      for (const [one, two] of ofGroup[turn] ?? []) fixtures.push({ group, round: turn + 1, one, two });
    }
  }
  return fixtures;
}

type Meeting = readonly [one: string, two: string];

/** The circle method (Kirkman 1847): the first entrant is fixed, the others rotate; with an odd number one rests. */
function turnsOf(entrants: readonly string[]): Meeting[][] {
  const [fixed, ...others] = entrants.length % 2 === 0 ? entrants : [...entrants, undefined];
  return others.map((_, turn) => {
    const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)];
    return circle.slice(0, circle.length / 2).flatMap((one, index): Meeting[] => {
      const two = circle.at(-1 - index);
      return one === undefined || two === undefined ? [] : [[one, two]];
    });
  });
}

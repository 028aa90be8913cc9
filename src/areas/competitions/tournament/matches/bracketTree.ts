import type { BracketPlace } from '#domain/tournament/match.ts';
import { keyOf } from './matchLists.ts';

/** Where a match stands in the tree. Rows count from the top; a bye takes none. */
export interface Spot {
  /** The first row, from 0, and how many rows the match and all that lead to it take. */
  readonly start: number;
  readonly span: number;
  /** Where in its rows the middle of the card is, from 0 to 1: between the two cards that lead to it. */
  readonly at: number;
  /** How many matches lead to it. */
  readonly feeders: number;
  /** Whether the match before that leads to the same one exists, too; else a straight line leads on. */
  readonly hasTwin: boolean;
}

export interface BracketTree {
  readonly rows: number;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** Places the matches of a bracket by their keys. Only matches without a match before them take a row of their own. */
export function treeOf(bracket: readonly BracketPlace[]): BracketTree {
  // Round 0 is the match for the third place, which stands beside the tree.
  const places = bracket.filter(({ round }) => round > 0);
  const taken = new Set(places.map(keyOf));
  const spots = new Map<string, Spot>();
  let rows = 0;

  function stand(round: number, index: number): Spot {
    const start = rows;
    const feeders = [index * 2, index * 2 + 1].filter((feeder) =>
      taken.has(keyOf({ round: round - 1, index: feeder })),
    );
    const [first, second] = feeders.map((feeder) => stand(round - 1, feeder));
    if (!first) rows += 1;
    const span = rows - start;
    const at = first ? (second ? first.span / span : first.at) : 1 / 2;
    const spot = { start, span, at, feeders: feeders.length, hasTwin: taken.has(keyOf({ round, index: index ^ 1 })) };
    spots.set(keyOf({ round, index }), spot);
    return spot;
  }

  for (const { round, index } of places.toSorted((one, two) => two.round - one.round || one.index - two.index)) {
    if (!spots.has(keyOf({ round, index }))) stand(round, index);
  }
  return { rows, spots };
}

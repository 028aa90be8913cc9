/** What a drawing says besides the chart itself: where an actor stands, what it just did, what no test walks. */
export interface Marks {
  /** Ids of the states that are active, the ones around them included. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions taken last. */
  readonly taken: ReadonlySet<string>;
  /** Ids of the transitions that no generated test takes. */
  readonly untested: ReadonlySet<string>;
  /** Ids of the transitions that could be taken now, where that is known. */
  readonly possible?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const NO_MARKS: Marks = { active: NONE, taken: NONE, untested: NONE };

/** Classes of an arrow or a row, by the transitions that it stands for. */
export function marksOf(marks: Marks, transitions: readonly string[]): string {
  const isTaken = transitions.some((id) => marks.taken.has(id));
  const isUntested = transitions.some((id) => marks.untested.has(id));
  const isPossible = transitions.some((id) => marks.possible?.has(id));
  return `${isTaken ? ' taken' : ''}${isUntested ? ' untested' : ''}${isPossible ? ' possible' : ''}`;
}

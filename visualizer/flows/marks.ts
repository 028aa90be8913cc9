/** Highlights on a diagram: the active states, the last transitions, and the transitions without a test. */
export interface Marks {
  /** Ids of the active states, with their ancestors. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions taken last. */
  readonly taken: ReadonlySet<string>;
  /** Ids of the transitions that no generated test takes. */
  readonly untested: ReadonlySet<string>;
  /** Ids of the transitions that could be taken now; absent where that is unknown. */
  readonly possible?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const NO_MARKS: Marks = { active: NONE, taken: NONE, untested: NONE };

/** CSS classes of an arrow or a row, by the transitions that it represents. */
export function marksOf(marks: Marks, transitions: readonly string[]): string {
  const isTaken = transitions.some((id) => marks.taken.has(id));
  const isUntested = transitions.some((id) => marks.untested.has(id));
  const isPossible = transitions.some((id) => marks.possible?.has(id));
  return `${isTaken ? ' taken' : ''}${isUntested ? ' untested' : ''}${isPossible ? ' possible' : ''}`;
}

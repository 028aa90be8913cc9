/** What of a chart a mutant changes. `input` is what an invoked actor is given; `removed`: a transition or an action is gone. */
export const KINDS = ['target', 'guard', 'action', 'delay', 'input', 'tag', 'emitted', 'removed'] as const;

/** A chart with one fault. Tests that are worth their time fail on it. */
export interface Mutant {
  readonly id: string;
  /** The id of the chart; of one that uses it where the file is shared. */
  readonly chart: string;
  /** The path from machines/; a rule of the chart that stands in its screen begins with '../src/'. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly kind: (typeof KINDS)[number];
  /** What a person would meet. */
  readonly wrong: string;
}

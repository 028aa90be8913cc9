/** What a benchmark found. */
export interface Outcome {
  /** Printed with `--json`, exactly. */
  readonly figures: object;
  /** The same and more, for people. */
  readonly text: string;
  /** Promises that do not hold; none when all is well. A figure that only misses its aim is not among them. */
  readonly broken: readonly string[];
}

export interface Surroundings {
  /** Absolute path of the project. */
  readonly root: string;
  /** Builds a part when its sources changed. */
  readonly build: (part: 'web' | 'server') => void;
}

export type Measure = (surroundings: Surroundings) => Promise<Outcome>;

import { sized } from '../size.ts';

/** What both engines are given to do: 128 groups of 4, then the first two of each in a knockout. */
export const GROUPS = sized({ whole: 128, smoke: 4 });
const GROUP_SIZE = 4;
export const ENTRANTS = GROUPS * GROUP_SIZE;
export const GROUP_MATCHES = GROUPS * 6;
export const KNOCKOUT = GROUPS * 2;

export const STEPS = ['draw', 'score', 'tables', 'knockout', 'knockout_score'] as const;
export type Step = (typeof STEPS)[number];

/** Whether it did all that was asked, so that nobody is fast by leaving something out. */
export interface Done {
  readonly groupMatches: number;
  readonly groupScores: number;
  readonly tables: number;
  readonly knockoutMatches: number;
  readonly knockoutScores: number;
}

/** Milliseconds of each step. */
export type Timings = Readonly<Record<Step, number>>;

export interface Played {
  readonly ms: Timings;
  readonly done: Done;
}

/** The same score for the same match, whoever counts; the first of the two wins two of three. */
export function scoreOf(index: number): readonly [one: number, two: number] {
  const lost = index % 5;
  return index % 3 === 0 ? [lost, 6] : [6, lost];
}

/** Times steps one after the other. */
export function stopwatch() {
  const ms: Partial<Record<Step, number>> = {};
  return {
    async time<Result>(step: Step, work: () => Result | Promise<Result>): Promise<Result> {
      const from = performance.now();
      const result = await work();
      ms[step] = performance.now() - from;
      return result;
    },
    timings: (): Timings => timingsOf((step) => ms[step] ?? Number.NaN),
  };
}

export function timingsOf(of: (step: Step) => number): Timings {
  return {
    draw: of('draw'),
    score: of('score'),
    tables: of('tables'),
    knockout: of('knockout'),
    knockout_score: of('knockout_score'),
  };
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each of these takes minutes: begun last, they would leave the other worker with nothing to do. */
const LONGEST = [/\/charts\.view\.test\.tsx$/, /\/charts\.browser\.test\.ts$/, /\/accessibility\/screens\d\.test\.ts$/];

/** The longest files first; vitest knows only their sizes, and by size these are small. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((pattern) => pattern.test(moduleId));
  return rank < 0 ? LONGEST.length : rank;
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { partOfFile, PARTS } from './parts.ts';

/** Each of these takes minutes: begun last, they would leave the other worker with nothing to do. */
const LONGEST = [/\/charts\.view\.test\.tsx$/, /\/charts\.browser\.test\.ts$/, /\/accessibility\/screens\d\.test\.ts$/];

/** The longest files first, then part after part in their order, so that a process is kept for as long as a part lasts. */
export class BeginningFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((pattern) => pattern.test(moduleId));
  if (rank >= 0) return rank;
  const part = partOfFile(moduleId);
  return LONGEST.length + PARTS.findIndex((each) => each === part);
}

import { defineConfig } from 'vitest/config';
import { TOGETHER } from '../vitest.config.ts';

/** The tests that `npm run mutate` lets judge mutants: as the gate runs them in Node alone, one file after another. */
const TESTS = process.env['MUTATE_TESTS']?.split(' ') ?? [];

export default defineConfig({
  test: {
    ...TOGETHER,
    include: TESTS,
    setupFiles: [...TOGETHER.setupFiles, 'tests/mutants/wholeStacks.ts'],
    // Databases take longer to prepare than most tests take.
    globalSetup: process.env['MUTATE_DATABASES'] === undefined ? [] : ['tests/database/prepare.ts'],
  },
});

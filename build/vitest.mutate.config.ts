import { defineConfig } from 'vitest/config';
import { NODE } from '../vitest.config.ts';

/** The tests that `npm run mutate` lets judge mutants: as the node project runs them, one file after another. */
const TESTS = process.env['MUTATE_TESTS']?.split(' ') ?? [];
const { globalSetup, ...node } = NODE;

export default defineConfig({
  test: {
    ...node,
    include: TESTS,
    setupFiles: ['tests/mutants/wholeStacks.ts'],
    // Databases take longer to prepare than most tests take.
    globalSetup: process.env['MUTATE_DATABASES'] === undefined ? [] : globalSetup,
    isolate: false,
  },
});

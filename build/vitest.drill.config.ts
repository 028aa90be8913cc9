import { defineConfig } from 'vitest/config';

/** Drills: what an operator does, from its first step to its last. They take minutes and install packages, so they are no part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/drills/**/*.test.ts'],
    testTimeout: 5 * 60_000,
    hookTimeout: 20 * 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
});

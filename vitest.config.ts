import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** For all projects. The patience is for small machines, where several files load a database at once. */
const COMMON = { globalSetup: ['./tests/database/prepare.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

/** Tests in Chromium, of the built app. */
const BROWSER = ['tests/e2e/**/*.test.ts', 'tests/**/*.browser.test.ts'];

export default defineConfig({
  test: {
    // As many as the smallest machine has: the browser's own processes are beside them.
    maxWorkers: 2,
    projects: [
      {
        test: { ...COMMON, name: 'node', include: ['tests/**/*.test.ts'], exclude: BROWSER },
      },
      {
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: ['./tests/database/prepare.ts', './tests/e2e/build.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...COMMON,
          name: 'views',
          include: ['tests/**/*.view.test.tsx'],
          environment: 'happy-dom',
          css: false,
        },
      },
    ],
  },
});

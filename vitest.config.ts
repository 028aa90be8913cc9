import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longestFirst.ts';
import { mutation } from './tests/mutants/mutation.ts';
import { TEST_STOP_MS, WAIT_STOP_MS } from './tests/stop.ts';

/** `npm run test:moments` says which instant the tests are to take for the present. */
const execArgv =
  process.env['MOMENT'] === undefined
    ? []
    : [`--import=${new URL('./tests/moments/movedClock.mjs', import.meta.url).href}`];
/** `npm run mutants` says which fault the charts are to have. */
const mutations = process.env['MUTANT'] === undefined ? [] : [mutation(process.env['MUTANT'])];
const COMMON = {
  execArgv,
  testTimeout: TEST_STOP_MS,
  hookTimeout: TEST_STOP_MS,
  expect: { poll: { timeout: WAIT_STOP_MS, interval: 20 } },
  provide: { reusesDatabases: false },
};
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const DATABASES = './tests/database/prepare.ts';

/** Tests in Chromium, of the built app. */
const BROWSER = ['tests/e2e/**/*.test.ts', 'tests/**/*.browser.test.ts'];

/** Tests that start processes of their own, or that change or need what is set for their whole process. */
const APART = [
  'tests/server/**/*.test.ts',
  'tests/attacks/{compression,recovery,uploads}.test.ts',
  'tests/visualizer/live/production.test.ts',
];

/** How tests run in Node alone. */
export const NODE = {
  ...COMMON,
  globalSetup: [DATABASES],
  // One process runs one file after another: to load the server anew for each was half of the time.
  isolate: false,
  provide: { reusesDatabases: true },
  include: ['tests/**/*.test.ts'],
  exclude: [...BROWSER, ...APART, 'tests/drills/**'],
  // Else the style sheets that the server sends would be empty.
  css: { include: /\?raw$/ },
};

const { globalSetup, ...node } = NODE;

export default defineConfig({
  test: {
    // As many as the smallest machine has: the browser's own processes are beside them.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Once for all projects.
    globalSetup,
    projects: [
      { plugins: mutations, test: { ...node, name: 'node' } },
      { test: { ...COMMON, name: 'apart', include: APART } },
      { test: { ...COMMON, name: 'browser', globalSetup: ['./tests/e2e/build.ts'], include: BROWSER } },
      {
        plugins: [react(), ...mutations],
        // There is no WebGL: maps are drawn in the browser's own tests.
        resolve: {
          alias: [{ find: /^maplibre-gl$/, replacement: here('./tests/models/views/drawnMap.ts') }],
        },
        test: {
          ...COMMON,
          name: 'views',
          setupFiles: ['./tests/models/views/asyncStop.ts'],
          include: ['tests/**/*.view.test.tsx'],
          environment: 'happy-dom',
          css: false,
        },
      },
    ],
  },
});

import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BeginningFirst } from './tests/beginningFirst.ts';
import { mutation } from './tests/mutants/mutation.ts';
import { DAY_AND_NIGHT } from './tests/moments/dayAndNight.ts';
import { IS_GATE, IS_WHOLE, type Part, PARTS, TIMES_OF_SWEEPS } from './tests/parts.ts';
import { HOOK_STOP_MS, TEST_STOP_MS, WAIT_STOP_MS } from './tests/stop.ts';
import { sweep } from './tests/sweep.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const CLOCK = new URL('./tests/moments/movedClock.mjs', import.meta.url).href;
const DATABASES = './tests/database/prepare.ts';

/** `npm run test:moments` says which instant the tests are to take for the present. */
const IS_MOVED = process.env['MOMENT'] !== undefined;
/** `npm run mutants` says which fault the charts are to have. */
const mutations = process.env['MUTANT'] === undefined ? [] : [mutation(process.env['MUTANT'])];
/** The least of what a test makes lives long: with the usual 16 MB a sixth of the time went into collecting it. */
const ROOMY = '--max-semi-space-size=64';
/** The same in every gate. The whole tries another each time, and says which; PROPERTY_SEED=… tries that one again. */
const SEED = process.env['PROPERTY_SEED'] ?? (IS_WHOLE ? String(randomInt(2 ** 31)) : '1');
const COMMON = {
  env: { PROPERTY_SEED: SEED },
  setupFiles: ['./tests/propertySeed.ts'],
  execArgv: IS_MOVED ? [ROOMY, `--import=${CLOCK}`] : [ROOMY],
  testTimeout: TEST_STOP_MS,
  hookTimeout: HOOK_STOP_MS,
  expect: { poll: { timeout: WAIT_STOP_MS, interval: 20 } },
};

/** How tests run in Node alone, one file after another in a process: to load the server anew for each was half of the time. */
export const TOGETHER = {
  ...COMMON,
  isolate: false,
  provide: { reusesDatabases: true },
  // Else the style sheets that the server sends would be empty.
  css: { include: /\?raw$/ },
};

const ALONE = { ...COMMON, provide: { reusesDatabases: false } };
const VIEWS = {
  plugins: [react(), ...mutations],
  // There is no WebGL: maps are drawn in the browser's own tests.
  resolve: { alias: [{ find: /^maplibre-gl$/, replacement: here('./tests/models/views/drawnMap.ts') }] },
  test: {
    ...TOGETHER,
    setupFiles: [...COMMON.setupFiles, './tests/models/views/setup.ts'],
    environment: 'happy-dom',
    // What opens and closes is there or gone at once, as for who asks their device for that.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    css: false,
  },
};
const KINDS: Readonly<Record<Part['runs'], TestProjectInlineConfiguration>> = {
  together: { plugins: mutations, test: TOGETHER },
  alone: { test: ALONE },
  views: VIEWS,
  browser: { test: { ...ALONE, globalSetup: ['./tests/e2e/build.ts'] } },
};

/** A project for a part, or one for each hour that it is to be run at. */
function projectsOf({
  name,
  runs,
  files,
  but = [],
  setup,
  isSilent,
  isByDayAndNight,
  longTests,
}: Part): TestProjectInlineConfiguration[] {
  const { test, ...kind } = KINDS[runs];
  const globalSetup = [test?.globalSetup ?? [], setup ?? []].flat();
  const testTimeout = TEST_STOP_MS * sweep(longTests?.times ?? 1, TIMES_OF_SWEEPS);
  const setupFiles = [test?.setupFiles ?? [], isSilent ? './tests/models/views/silent.ts' : []].flat();
  const project = {
    ...test,
    name,
    setupFiles,
    globalSetup,
    testTimeout,
    include: [...files],
    exclude: [...but],
  };
  if (!isByDayAndNight || IS_MOVED) return [{ ...kind, test: project }];
  return Object.entries(DAY_AND_NIGHT).map(([hour, instant]) => ({
    ...kind,
    test: { ...project, name: `${name}-${hour}`, execArgv: [ROOMY, `--import=${CLOCK}?moment=${instant}`] },
  }));
}

/** What may differ where parts run alike. */
const OF_ONE_PART: ReadonlySet<string> = new Set(['name', 'why', 'files', 'but', 'isSteady', 'isAlwaysOnPostgres']);

/** The parts of the gate, those that run alike as one. */
function sharingParts(): readonly Part[] {
  const alike = new Map<string, readonly [Part, ...Part[]]>();
  for (const part of PARTS.filter(({ isInGate }) => isInGate)) {
    const way = JSON.stringify(part, (member, value: unknown) => (OF_ONE_PART.has(member) ? undefined : value));
    const others = alike.get(way);
    alike.set(way, others ? [...others, part] : [part]);
  }
  return [...alike.values()].map((parts) => {
    const files = parts.flatMap((part) => part.files);
    const but = parts.flatMap((part) => part.but ?? []).filter((glob) => !files.includes(glob));
    const name = parts.map((part) => part.name).join('+');
    return { ...parts[0], name, files, but };
  });
}

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: Chromium, servers and the process that transforms fill what a worker leaves, and
    // each further worker loads server, engine and screens once more (decision 131).
    maxWorkers: 2,
    // Each part would transform the same sources anew. Never with a fault in a chart: the next run would find it in the cache.
    experimental: { fsModuleCache: mutations.length === 0 },
    sequence: { sequencer: BeginningFirst },
    env: COMMON.env,
    // Once for all projects.
    globalSetup: [DATABASES],
    projects: (IS_GATE ? sharingParts() : PARTS).flatMap(projectsOf),
  },
});

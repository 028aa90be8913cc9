import { relative } from 'node:path';

/**
 * Which test belongs to which part, and why. A part is a project of vitest by the same name (`npx vitest run --project api`);
 * `npm run test:whole` runs all. `npm test` runs those of the gate, where parts that run alike share a project: to load server,
 * engine and screens anew for each was a tenth of its time. tests/parts.test.ts is red for a file in none or in two.
 */
export interface Part {
  readonly name: string;
  readonly why: string;
  /** `alone` is a process for each file, `views` a document in place of a browser, `browser` Chromium and the built app. */
  readonly runs: 'together' | 'alone' | 'views' | 'browser';
  readonly isInGate: boolean;
  /** On PostgreSQL where one answers, in the gate on it alone; the others are on it in `npm run test:whole`. */
  readonly isAlwaysOnPostgres?: true;
  readonly files: readonly string[];
  /** Files of other parts that `files` would take too. */
  readonly but?: readonly string[];
  /** More to set up once for all its files. */
  readonly setup?: string;
  /** A test of it may take so many times as long as others may (tests/stop.ts), and why. */
  readonly longTests?: { readonly times: number; readonly why: string };
  /** What `npm run test:steady` repeats: what Chromium, or servers that are started, could make uneven. */
  readonly isSteady?: true;
  /** A test is red when its screen says something to the console or throws a promise away. */
  readonly isSilent?: true;
  /** Runs twice, by night and by day in Brazil, whatever the hour is. */
  readonly isByDayAndNight?: true;
}

const RACES = [
  'tests/api/account/eraseMyAccount.test.ts',
  'tests/api/agenda/{ledger,ownerRace}.test.ts',
  'tests/api/booking/{claims,limits,pastClaims,race}.test.ts',
  'tests/api/changes/reader.test.ts',
  'tests/api/closures/races.test.ts',
  'tests/api/courts/deleteCourtRace.test.ts',
  'tests/api/payment/{notifications,outbox}.test.ts',
  'tests/api/paymentLinks/{pixRace,race}.test.ts',
  'tests/api/products/race.test.ts',
  'tests/api/reminders/{billPix,nextMatchWaits,remind}.test.ts',
  'tests/api/series/race.test.ts',
  'tests/api/session/quota.test.ts',
  'tests/api/till/race.test.ts',
  'tests/api/waiting/races.test.ts',
  'tests/attacks/{account,google,quotas,rights,vouchers}.test.ts',
  'tests/server/{folded,migrate,portableSchema,timeLimits,transaction}.test.ts',
];

const SWEEPS = [
  'tests/api/agenda/histories.test.ts',
  'tests/api/changes/cuts.test.ts',
  'tests/api/customers/histories.test.ts',
  'tests/api/demo/everyHour.test.ts',
  'tests/api/payment/{books,interleavings}.test.ts',
  'tests/api/paymentLinks/interleavings.test.ts',
  'tests/api/registrations/cart/invariant.test.ts',
  'tests/api/series/{horizon,money}.test.ts',
  'tests/api/statistics/receivedHistories.test.ts',
  'tests/api/till/recount.test.ts',
  'tests/api/tournament/stories.test.ts',
  'tests/api/waiting/histories.test.ts',
  'tests/attacks/{randomForms,randomRequests}.test.ts',
];

const STARTED = ['tests/api/mail/started.test.ts'];

const PROCESSES = [
  'tests/attacks/{compression,database,frozenProcess,pictureBombs,recovery,sheets,uploads}.test.ts',
  'tests/load/signUps/signUps.test.ts',
  'tests/server/{createAdmin,development,folderLock,hosts,imports,killed,linkPreviewPictures,processes,pushKilled,reclaimSpace,start,stop,toldOnce,tracing,whatsappKilled}.test.ts',
  'tests/server/backup/*.test.ts',
  'tests/visualizer/live/production.test.ts',
];

const BENCHES = ['tests/load/smoke.test.ts'];
const BUILT = ['tests/build/budget.test.ts'];
const JOURNEYS = ['tests/journeys/*.test.ts'];
const TEN_SCREENS = ['tests/e2e/accessibility/tenScreens.test.ts'];
const WALKS = ['tests/models/views/charts.view.test.tsx'];
const IN_BROWSER = ['tests/**/*.browser.test.ts', 'tests/e2e/**/*.test.ts', ...JOURNEYS];
const AT_THE_DESK = [
  'tests/e2e/{agenda,desk,guide,live,midnight,offline,offlineQueue,products,queue,rebooking,receiving,reopening,signUp}.test.ts',
  'tests/{settings,slots,staff}/**/*.browser.test.ts',
];
const AREAS =
  'tests/{agenda,app,booking,closures,debts,desk,events,finder,legal,look,registrations,signUp,slots,tournament,unregisteredArenas,vouchers}';

export const PARTS: readonly Part[] = [
  {
    name: 'walks',
    why: 'Of each chart the walks that together take every transition, on the views: the slowest file, so it begins first.',
    runs: 'views',
    isInGate: true,
    isSilent: true,
    files: WALKS,
  },
  {
    name: 'journeys',
    why: 'What people do with the built app from the first page to the end of their deed, in Chromium.',
    runs: 'browser',
    isInGate: true,
    isSteady: true,
    files: JOURNEYS,
    setup: './tests/journeys/startOnce.ts',
  },
  {
    name: 'built',
    why: 'What the first visit and each page weigh, by the manifest of the build.',
    runs: 'browser',
    isInGate: true,
    files: BUILT,
  },
  {
    name: 'looks',
    why: 'Ten screens through which everybody comes, by axe; `screens` has them all.',
    runs: 'browser',
    isInGate: true,
    isSteady: true,
    files: TEN_SCREENS,
  },
  {
    name: 'started',
    why: 'Servers that are started with the demonstration: once by night and once by day, for what the hour makes of it.',
    runs: 'alone',
    isInGate: true,
    isSteady: true,
    files: STARTED,
    setup: './tests/e2e/build.ts',
    isByDayAndNight: true,
  },
  {
    name: 'views',
    why: 'Screens that are tested by hand, against the server in process.',
    runs: 'views',
    isInGate: true,
    isSilent: true,
    files: ['tests/**/*.view.test.tsx'],
    but: [...WALKS, 'tests/visualizer/**'],
  },
  {
    name: 'races',
    why: 'What only several connections show, and what names PostgreSQL: in the gate on it where one answers, else on both.',
    runs: 'together',
    isInGate: true,
    isAlwaysOnPostgres: true,
    files: RACES,
  },
  {
    name: 'api',
    why: 'Each endpoint and each rule of the server, on the embedded database.',
    runs: 'together',
    isInGate: true,
    files: ['tests/api/**/*.test.ts'],
    but: [...RACES, ...SWEEPS, ...STARTED],
  },
  {
    name: 'attacks',
    why: 'What must not succeed, in process.',
    runs: 'together',
    isInGate: true,
    files: ['tests/attacks/*.test.ts'],
    but: [...RACES, ...SWEEPS, ...PROCESSES, ...IN_BROWSER],
  },
  {
    name: 'server',
    why: 'The server around its endpoints.',
    runs: 'together',
    isInGate: true,
    files: ['tests/server/**/*.test.ts'],
    but: [...RACES, ...PROCESSES],
  },
  {
    name: 'charts',
    why: 'Every transition, rule and boundary of every chart, on the chart alone, and that its drawing is current. Before `domain`, whose small files fill what its longest leaves of a worker.',
    runs: 'together',
    isInGate: true,
    files: ['tests/models/*.test.ts', 'tests/models/harness/*.test.ts', 'tests/visualizer/flows/documents.test.ts'],
  },
  {
    name: 'domain',
    why: 'What is true without a screen, a socket or a database, and the house itself: walls, documents, budgets, lists.',
    runs: 'together',
    isInGate: true,
    files: [
      'tests/*.test.ts',
      'tests/{build,docs,domain,mutants}/**/*.test.ts',
      'tests/load/reports.test.ts',
      `${AREAS}/**/*.test.ts`,
    ],
    but: [...BUILT, ...IN_BROWSER],
  },
  {
    name: 'sweeps',
    why: 'Samples of many orders of deeds and of random input; `npm run test:sweeps` tries all of them.',
    runs: 'together',
    isInGate: false,
    longTests: { times: 15, why: 'A test plays a sample of hundreds of histories.' },
    files: SWEEPS,
  },
  {
    name: 'processes',
    why: 'Servers that are started, stopped and killed, backups, and what sets limits for its whole process.',
    runs: 'alone',
    isInGate: false,
    longTests: { times: 5, why: 'A test starts, stops and kills servers one after another.' },
    isAlwaysOnPostgres: true,
    files: PROCESSES,
  },
  {
    name: 'benches',
    why: 'Every bench at its smallest size: that it still measures, not what. Each starts servers and browsers of its own.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'A bench builds, and starts a server on each database and a browser.' },
    isAlwaysOnPostgres: true,
    files: BENCHES,
  },
  {
    name: 'visualizer',
    why: 'The tool for developers, without a browser.',
    runs: 'together',
    isInGate: false,
    longTests: { times: 5, why: 'A test lays out the drawings of all charts.' },
    files: ['tests/visualizer/**/*.test.ts'],
    but: [...PROCESSES, ...IN_BROWSER, 'tests/visualizer/flows/documents.test.ts'],
  },
  {
    name: 'visualizer-views',
    why: 'Its views.',
    runs: 'views',
    isInGate: false,
    isSilent: true,
    files: ['tests/visualizer/**/*.view.test.tsx'],
  },
  {
    name: 'visualizer-browser',
    why: 'Its drawings, panes and lines to other tabs, in Chromium.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 5, why: 'A test looks at a pane in each look, and at every drawing.' },
    files: ['tests/visualizer/**/*.browser.test.ts'],
  },
  {
    name: 'walks-browser',
    why: 'The walks of all charts in Chromium, over HTTP.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'A walk has up to 40 steps, each of which waits for the page to come to rest.' },
    files: ['tests/models/browser/*.test.ts'],
  },
  {
    name: 'attacks-browser',
    why: 'Attacks on what a browser keeps, shows and lets in.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'A test tries an attack on one page after another.' },
    files: ['tests/attacks/*.browser.test.ts'],
  },
  {
    name: 'browser-desk',
    why: 'What an arena’s team does in Chromium beside the journeys.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'A test does a desk’s whole deed, on several pages.' },
    files: AT_THE_DESK,
  },
  {
    name: 'browser-people',
    why: 'All else that people do in Chromium beside the journeys.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'A test does a stranger’s whole deed, on several pages.' },
    files: IN_BROWSER,
    but: [...JOURNEYS, ...AT_THE_DESK, 'tests/{attacks,models,visualizer}/**', 'tests/e2e/accessibility/**'],
  },
  {
    name: 'screens-1',
    why: 'Half of all screens by axe, narrow, with large letters and by the keyboard, and where the focus goes.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'A screen is looked at in each look, narrow, and walked over by the keyboard.' },
    files: ['tests/e2e/accessibility/{screens1,screens2,focus}.test.ts'],
  },
  {
    name: 'screens-2',
    why: 'The other half, and the marks that tell by colour.',
    runs: 'browser',
    isInGate: false,
    longTests: { times: 3, why: 'As in `screens-1`.' },
    files: ['tests/e2e/accessibility/{screens3,screens4,marks}.test.ts'],
  },
];

/** In `npm run test:sweeps`, where one test tries all of a sweep: an hour. */
export const TIMES_OF_SWEEPS = 60;

/** Whether every test is to run on every database, and every screen in every look: `npm run test:whole` sets it. */
export const IS_WHOLE = process.env['WHOLE'] === '1';

/** Whether the parts of the gate are to run, those that run alike in the same processes: `npm test` sets it. */
export const IS_GATE = process.env['GATE'] === '1';

/** The part of a test. @param file from the root, with slashes */
export function partOf(file: string): Part | undefined {
  return MATCHERS.find(({ files, but }) => files.test(file) && !but.test(file))?.part;
}

/** The same by its whole path, from within the root. */
export function partOfFile(path: string): Part | undefined {
  return partOf(relative(process.cwd(), path).replaceAll('\\', '/'));
}

const MATCHERS = PARTS.map((part) => ({ part, files: patternOf(part.files), but: patternOf(part.but ?? []) }));

/** Of any of these globs, which know three signs. */
function patternOf(globs: readonly string[]): RegExp {
  const signs: Readonly<Record<string, string>> = {
    '**/': '(?:[^/]+/)*',
    '**': '.*',
    '*': '[^/]*',
    '{': '(?:',
    ',': '|',
    '}': ')',
    '.': '\\.',
  };
  const patterns = globs.map((glob) => glob.replaceAll(/\*\*\/|\*\*|[*{},.]/g, (sign) => signs[sign] ?? sign));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

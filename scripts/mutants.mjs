// npm run mutants [-- ID… | CHART…] [--level chart|views] [--json]: puts one fault after another into the charts and
// says which of them the tests of that chart notice. Exit code 1: more than three survive, or a run says nothing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { ROOT } from './build.mjs';

/** The tests of each level, without the records, which notice any change, right or wrong. `of` begins the full names of those of one chart; no chart's name begins another's so. */
const LEVELS = {
  chart: { files: ['tests/models/charts.test.ts'], of: (chart) => `chart ${chart} `, env: {} },
  views: {
    files: ['tests/models/views/charts.view.test.tsx'],
    of: (chart) => `${chart} on the views `,
    // Most faults show as something that a test waits for in vain. A busy machine needs more.
    env: { WAIT_STOP_MS: process.env.WAIT_STOP_MS ?? '8000' },
  },
};
const MAY_SURVIVE = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { level: { type: 'string' }, json: { type: 'boolean', default: false } },
});
if (values.level !== undefined && !(values.level in LEVELS)) throw new Error(`There is no level '${values.level}'`);
const levels = Object.keys(LEVELS).filter((level) => values.level === undefined || level === values.level);
const { MUTANTS } = (await runnerImport('./tests/mutants/mutants.ts', { root: ROOT, logLevel: 'error' })).module;
const unknown = positionals.filter((word) => MUTANTS.every(({ id, chart }) => word !== id && word !== chart));
if (unknown.length > 0) throw new Error(`Neither mutants nor charts: ${unknown.join(', ')}`);
const chosen = MUTANTS.filter(
  ({ id, chart }) => positionals.length === 0 || positionals.includes(id) || positionals.includes(chart),
);

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

/** Runs the tests of these charts. @returns vitest's report, or null when it wrote none */
function run(level, charts, mutant) {
  const { files, env } = LEVELS[level];
  const report = join(folder, `${mutant ?? 'control'}-${level}.json`);
  const argv = ['node_modules/vitest/vitest.mjs', 'run', ...files];
  argv.push('--reporter=json', `--outputFile=${report}`, ...(mutant === undefined ? [] : ['--bail', '1']));
  const faulty = { CHARTS: charts.join(','), RECORDS: 'off', ...(mutant !== undefined && { MUTANT: mutant }) };
  spawnSync(process.execPath, argv, { cwd: ROOT, env: { ...process.env, ...env, ...faulty }, stdio: 'ignore' });
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}

/** `red` with the first failure, `green`, or `nothing` when no test ran. */
function verdict(report, level, chart) {
  const results = report?.testResults ?? [];
  const tests = results.flatMap((file) => file.assertionResults).filter((test) => isOf(test, level, chart));
  const failed = tests.find(({ status }) => status === 'failed');
  const broken = results.find((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const why = failed?.failureMessages[0] ?? broken?.message;
  if (why !== undefined) return { is: 'red', why: why.split('\n')[0] };
  return { is: tests.some(({ status }) => status === 'passed') ? 'green' : 'nothing', why: '' };
}

function isOf({ fullName }, level, chart) {
  return fullName.startsWith(LEVELS[level].of(chart));
}

const tell = (text) => (values.json ? process.stderr : process.stdout).write(`${text}\n`);
const red = { chart: 0, views: 0 };
const useless = [];
let open = chosen;
for (const level of levels) {
  const charts = [...new Set(open.map(({ chart }) => chart))];
  const control = charts.length === 0 ? null : run(level, charts);
  const left = [];
  for (const mutant of open) {
    const { id, chart } = mutant;
    const sound = verdict(control, level, chart);
    const { is, why } = sound.is === 'green' ? verdict(run(level, [chart], id), level, chart) : { ...sound, is: 'bad' };
    if (is === 'green') left.push(mutant);
    else if (is === 'red') tell(`${id} (${chart}): red at ${level}: ${why}`);
    else
      tell(`${id} (${chart}): DOES NOT COUNT at ${level}: ${is === 'bad' ? 'red or empty without it' : 'no test ran'}`);
    if (is === 'red') red[level] += 1;
    if (is === 'bad' || is === 'nothing') useless.push(id);
  }
  open = left;
}
for (const { id, chart, wrong } of open) tell(`${id} (${chart}): SURVIVED. ${wrong}`);

const total = chosen.length - useless.length;
const survived = open.map(({ id }) => id);
tell(`${total} mutants: ${red.chart} red at chart, ${red.views} at views, ${survived.length} survived`);
if (useless.length > 0) tell(`Not counted: ${useless.join(', ')}`);
if (values.json) process.stdout.write(`${JSON.stringify({ total, ...red, survived })}\n`);
process.exitCode = survived.length > MAY_SURVIVE || useless.length > 0 ? 1 : 0;

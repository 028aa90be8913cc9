// Lets Stryker try the mutants of one unit, or reads what it said of these very sources before.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.mjs';
import { keepVerdicts, readVerdicts, withVerdicts } from './verdicts.mjs';

const CACHE = '.cache/mutate';
const FILES = { report: 'report.json', verdicts: 'verdicts.jsonl', mark: 'sources.txt' };
/** What the tests of every unit need besides its own sources. */
const SETTINGS = [
  'build',
  'package.json',
  'package-lock.json',
  'tests/database',
  'tests/mutants',
  'tests/stop.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

/**
 * The report of a unit, by Stryker's schema. Every verdict is kept as soon as it is known, and holds for as long as nothing
 * that the tests read has changed; kills hold while the file is the same, until `afresh`: what was noticed once is still
 * noticed when tests are added.
 * @param {import('./units.mjs').Unit} unit
 * @param {{ afresh: boolean, concurrency: number }} options
 */
export function runUnit(unit, { afresh, concurrency }) {
  const folder = join(ROOT, CACHE, unit.name);
  const files = Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, join(folder, file)]));
  const mark = fingerprint(unit);
  mkdirSync(folder, { recursive: true });
  if (afresh) for (const file of Object.values(files)) rmSync(file, { force: true });
  const isSame = existsSync(files.mark) && readFileSync(files.mark, 'utf8') === mark;
  if (!isSame) rmSync(files.report, { force: true });
  keepVerdicts(files.verdicts, { isSame });
  writeFileSync(files.mark, mark);
  if (!existsSync(files.report)) stryker(unit, { folder, files, concurrency });
  return withVerdicts(JSON.parse(readFileSync(files.report, 'utf8')), readVerdicts(files.verdicts));
}

function stryker({ name, mutate, tests, sources, env, stryker: own }, { folder, files, concurrency }) {
  const config = join(folder, 'stryker.json');
  const options = {
    mutate,
    plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'scripts/mutate/plugins.mjs')],
    testRunner: 'judging',
    coverageAnalysis: 'perTest',
    checkers: ['untried'],
    concurrency,
    // A machine that does other work must not make a slow run a kill. Loops are noticed by their number of rounds.
    timeoutMS: 300_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 60,
    reporters: ['verdicts', 'json'],
    jsonReporter: { fileName: files.report },
    allowEmpty: true,
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: ['/*', ...[...SETTINGS, ...sources].map((path) => `!/${path.split('/')[0]}`)],
    // TypeScript 7 has no interface for programs yet, and its settings need no change.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    warnings: { slow: false },
    ...own,
    vitest: { configFile: 'build/vitest.mutate.config.ts', related: false, ...own.vitest },
  };
  writeFileSync(config, JSON.stringify(options, null, 2));
  const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    cwd: ROOT,
    env: { ...process.env, ...env, MUTATE_TESTS: tests.join(' '), MUTATE_VERDICTS: files.verdicts },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0 || !existsSync(files.report)) throw new Error(`Stryker did not come to an end with ${name}`);
}

function fingerprint({ name, sources, env }) {
  const hash = createHash('sha256').update(JSON.stringify([name, env]));
  for (const file of ['scripts/mutate', ...SETTINGS, ...sources].flatMap(filesIn)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path];
  const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(ROOT.length)] : []))
    .toSorted();
}

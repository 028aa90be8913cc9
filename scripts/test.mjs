// npm test: the gate, for people and for CI. Runs all checks, the fastest to fail first, and stops at the first that is red;
// the parts of the tests that belong to it are in tests/parts.ts. --json ends with one line of JSON.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.mjs';
import { runParts, slowness } from './tests/runParts.mjs';

const asJson = process.argv.includes('--json');
const git = (...argv) => spawnSync('git', argv, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
const commit = git('rev-parse', 'HEAD');
const dirty = git('status', '--porcelain') !== '';
const begun = Date.now();
const secondsSince = (start) => Math.round((Date.now() - start) / 100) / 10;
/** @type {{ part: string, seconds: number, files?: number, tests?: number }[]} */
const rows = [];
let red = [];
let slowest = [];

const run = (command, ...argv) => spawnSync(command, argv, { cwd: ROOT, stdio: 'inherit' }).status === 0;
/** @type {readonly (readonly [name: string, title: string, step: () => boolean])[]} */
const STEPS = [
  ['check', 'Types, lint, walls, format, dead code', () => run('npm', 'run', '--silent', 'check')],
  ['build', 'Build', () => run(process.execPath, 'scripts/build.mjs')],
  ['tests', 'Tests', runTests],
  ['coverage', 'Coverage of the charts', () => run(process.execPath, 'scripts/coverage-charts.mjs')],
];

function runTests() {
  const report = runParts([], { GATE: '1' });
  const { isGreen, parts, red: files, faults } = report;
  slowest = report.slowest;
  rows.push(...parts.map((part) => ({ ...part, seconds: Math.round(part.seconds) })));
  red = files.flatMap(({ file, tests }) => (tests.length === 0 ? [file] : tests.map((test) => `${file} > ${test}`)));
  if (!isGreen && red.length === 0) red = [`${faults} faults outside of tests`];
  return isGreen;
}

console.log(
  `It is ${new Date(begun).toISOString()}, in Brazil ${new Date(begun).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })}.`,
);
console.log(
  `By a control this machine is ${slowness()} times as slow as the usual one: waits may take so much longer.`,
);
let isGreen = true;
const took = {};
for (const [name, title, step] of STEPS) {
  const start = Date.now();
  console.log(`\n— ${title}`);
  isGreen = step();
  took[name] = secondsSince(start);
  console.log(`— ${title}: ${isGreen ? 'ok' : 'failed'} (${took[name]} s)`);
  if (!isGreen) {
    if (red.length === 0) red = [name];
    break;
  }
}
const total_s = secondsSince(begun);
const ratio = Math.round((total_s / took.check) * 100) / 100;
printTable();
const folder = join(ROOT, 'node_modules/.cache/quadra-livre');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'last-test.json'),
  `${JSON.stringify({ commit, dirty, total_s, check_s: took.check, ratio, red, steps: took, parts: rows, slowest }, null, 2)}\n`,
);
if (asJson) console.log(JSON.stringify({ check_s: took.check, total_s, ratio, ...sums(), red: red.length }));
process.exitCode = isGreen ? 0 : 1;

function sums() {
  const sum = (member) => rows.reduce((all, row) => all + (row[member] ?? 0), 0);
  return { files: sum('files'), tests: sum('tests') };
}

/** Two workers run side by side: the seconds of the parts are theirs, and come to twice those of the whole step. */
function printTable() {
  const line = (...cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(9))).join(''));
  console.log('');
  line('part', 'seconds', 'files', 'tests');
  for (const [name, seconds] of Object.entries(took)) {
    line(name, seconds.toFixed(1), ...(name === 'tests' ? Object.values(sums()).map(String) : []));
    if (name !== 'tests') continue;
    for (const { part, seconds: ofWorkers, files, tests } of rows)
      line(`  ${part}`, `(${ofWorkers})`, `${files}`, `${tests}`);
  }
  line('whole', total_s.toFixed(1));
  console.log(`${ratio} times the check. (In brackets: seconds of two workers side by side.)`);
}

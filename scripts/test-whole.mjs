// npm run test:whole [-- PART…] [--record]: every part of the tests (tests/parts.ts), on both databases, one part after another.
// A name takes what begins with it as well: `walks` is also `walks-browser`. Goes on after a red; ends with the list of the
// red and the line that repeats them alone. --record writes what it came to into docs/whole-runs.md.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build.mjs';
import { PARTS, runParts } from './tests/runParts.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false } },
});
const isMeant = (name, word) => name === word || name.startsWith(`${word}-`);
const unknown = positionals.filter((word) => PARTS.every(({ name }) => !isMeant(name, word)));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${PARTS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const chosen = PARTS.filter(({ name }) => positionals.length === 0 || positionals.some((word) => isMeant(name, word)));

const WHOLE = { WHOLE: '1' };
const results = [];
for (const part of chosen) {
  const start = Date.now();
  console.log(`\n— ${part.name}: ${part.why}`);
  const { isGreen, parts, red, faults } = runParts([part], WHOLE);
  const seconds = Math.round((Date.now() - start) / 1000);
  const tests = parts.reduce((sum, each) => sum + each.tests, 0);
  const reds = red.reduce((sum, each) => sum + Math.max(1, each.tests.length), 0) + faults;
  console.log(`— ${part.name}: ${isGreen ? 'ok' : 'failed'} (${seconds} s, ${tests} tests)`);
  results.push({ part: part.name, isGreen, seconds, tests, reds, red });
}

console.log(`\n${'part'.padEnd(24)}${'seconds'.padStart(9)}${'tests'.padStart(9)}${'red'.padStart(6)}`);
for (const { part, seconds, tests, reds } of results)
  console.log(
    `${part.padEnd(24)}${String(seconds).padStart(9)}${String(tests).padStart(9)}${String(reds).padStart(6)}`,
  );
const red = results.flatMap((result) => result.red);
if (red.length > 0) {
  console.log('\nRed:');
  for (const { file, tests } of red)
    for (const test of tests.length > 0 ? tests : ['']) console.log(`  ${file} ${test}`);
  console.log(`\nThese alone: WHOLE=1 npx vitest run ${[...new Set(red.map(({ file }) => file))].join(' ')}`);
}
if (values.record) record();
process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;

function record() {
  const git = (...argv) => spawnSync('git', argv, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  const commit = `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' and changes'}`;
  const date = new Date().toISOString().slice(0, 10);
  const lines = results.map(
    ({ part, seconds, tests, reds }) => `| ${date} | ${commit} | ${part} | ${seconds} | ${tests} | ${reds} |\n`,
  );
  appendFileSync(join(ROOT, 'docs/whole-runs.md'), lines.join(''));
}

// npm run test:moments: runs the tests that use dates at instants at which date errors appear, such as leap days.
// Arguments select among these tests, as with vitest itself.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './build.mjs';

/** All are in the future, so that a browser with the real clock does not treat the shifted server's cookies as expired. */
const MOMENTS = [
  ['29 February, 23:30', '2028-02-29T23:30:00-03:00'],
  ['31 December, 23:30', '2028-12-31T23:30:00-03:00'],
  ['1 January, 00:10', '2029-01-01T00:10:00-03:00'],
  ['the last Sunday of a month, noon', '2028-04-30T12:00:00-03:00'],
  ['a Monday, 03:00', '2028-06-05T03:00:00-03:00'],
];

/** Text that occurs only where code reads a clock or a calendar. */
const TOUCHES_DATES = /domain\/days\/|\bnew Date\b|\bDate\.(now|parse)\b|\breadNow\b|\bpassTime\b|\bnow\(\)/;
const IMPORT = /from '(\.[^']+)'/g;
const TESTS = join(ROOT, 'tests');

/** Whether a test file uses dates, or imports a file under tests/ that does. */
async function touchesDates(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  if (TOUCHES_DATES.test(text)) return true;
  for (const [, path] of text.matchAll(IMPORT)) {
    const imported = join(dirname(file), path);
    if (imported.startsWith(TESTS) && (await touchesDates(imported, seen))) return true;
  }
  return false;
}

async function findTests() {
  const files = (await readdir(TESTS, { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name));
  const found = [];
  for (const name of files.toSorted()) if (await touchesDates(join(TESTS, name))) found.push(name);
  return found.map((name) => relative(ROOT, join(TESTS, name)));
}

const words = process.argv.slice(2);
const tests = (await findTests()).filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
const failed = [];
for (const [name, instant] of MOMENTS) {
  console.log(`\n— ${name} (${instant}): ${tests.length} files`);
  const argv = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...tests];
  const { status } = spawnSync(process.execPath, argv, {
    cwd: ROOT,
    env: { ...process.env, MOMENT: instant },
    stdio: 'inherit',
  });
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\n— At every moment: ok' : `\n— Failed at: ${failed.join('; ')}`);
if (failed.length > 0) process.exit(1);

// npm run test:moments: runs the tests that use dates at instants at which date errors appear, such as leap days.
// Arguments select among these tests, as with vitest itself.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './build.mjs';

/**
 * Each hour in which nobody is written to, most of them on a day at which date errors appear; and two by day. All are in the
 * future, so that a browser with the real clock does not treat the shifted server's cookies as expired.
 */
const MOMENTS = [
  ['a Saturday, 22:10', '2028-07-15T22:10:00-03:00'],
  ['29 February, 23:30', '2028-02-29T23:30:00-03:00'],
  ['New Year’s Eve, 23:30', '2028-12-31T23:30:00-03:00'],
  ['1 January, 00:10', '2029-01-01T00:10:00-03:00'],
  ['the last Sunday of a month, 01:10', '2028-04-30T01:10:00-03:00'],
  ['the day after bills were due, 02:10', '2028-08-11T02:10:00-03:00'],
  ['a Monday, 03:00', '2028-06-05T03:00:00-03:00'],
  ['the first of a month, 04:10', '2028-09-01T04:10:00-03:00'],
  ['a Wednesday, 05:10', '2028-10-18T05:10:00-03:00'],
  ['the last of a month of thirty days, 06:10', '2028-11-30T06:10:00-03:00'],
  ['a Friday, 07:50', '2028-03-17T07:50:00-03:00'],
  ['the day on which bills are due, 10:00', '2028-05-10T10:00:00-03:00'],
  ['the last day of a month, noon', '2028-07-31T12:00:00-03:00'],
];

/** Text that occurs only where code reads a clock or a calendar. */
const TOUCHES_DATES = /domain\/values\/days\/|\bnew Date\b|\bDate\.(now|parse)\b|\breadNow\b|\bpassTime\b|\bnow\(\)/;
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

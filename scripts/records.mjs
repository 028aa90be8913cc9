// npm run records: writes the record of what every walk of every chart does, and prints what changed. Read the difference
// before you commit it: the tests compare the charts with these files, and nothing else ever writes them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const RECORDS = 'tests/models/records';

const run = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
const env = { ...process.env, RECORDS: 'write' };
const status = run(process.execPath, vitest, 'run', 'tests/models/charts.test.ts', '-t', 'does what its record says');
run('git', '--no-pager', 'add', '--intent-to-add', RECORDS);
run('git', '--no-pager', 'diff', '--', RECORDS);
process.exitCode = status;

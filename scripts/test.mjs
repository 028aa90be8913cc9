// npm test: runs all checks, the fastest to fail first, and stops at the first failure.
import { spawnSync } from 'node:child_process';
import { ROOT } from './build.mjs';

/** @type {readonly (readonly [name: string, command: string, argv: readonly string[]])[]} */
const STEPS = [
  ['Types, lint, format, dead code', 'npm', ['run', '--silent', 'check']],
  ['Build', process.execPath, ['scripts/build.mjs']],
  ['Tests', process.execPath, ['node_modules/vitest/vitest.mjs', 'run']],
  ['Coverage of the charts', process.execPath, ['scripts/coverage-charts.mjs']],
];

for (const [name, command, argv] of STEPS) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, argv, { cwd: ROOT, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'failed'} (${seconds} s)`);
  if (status !== 0) process.exit(status ?? 1);
}

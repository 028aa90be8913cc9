// npm run test:sweeps: runs the tests that try a sample of a long sweep with all of it. Takes hours; arguments select
// among them, as with vitest itself.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.mjs';

const SWEEPS = /from '[./]+\/sweep\.ts'/;
const files = readdirSync(join(ROOT, 'tests'), { recursive: true })
  .map((name) => join('tests', String(name)))
  .filter((name) => name.endsWith('.test.ts') && SWEEPS.test(readFileSync(join(ROOT, name), 'utf8')))
  .toSorted();

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? files : files.filter((file) => wanted.some((part) => file.includes(part)));
console.log(chosen.join('\n'));
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
  cwd: ROOT,
  env: { ...process.env, SWEEPS: 'whole' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

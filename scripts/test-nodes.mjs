// npm run test:nodes: runs the tests of the server and of the charts on each version of Node that the product supports. Each
// comes from npm, as a package that holds nothing but the program. Arguments that begin with a digit choose versions (20, 22,
// 24.9), others are vitest’s.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.mjs';

/** The oldest that `engines` names, and the newest tried of each line after it. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];
const TESTS = ['tests/server', 'tests/api', 'tests/models/charts.test.ts'];

/** Downloads a version once, and returns the path of its program. */
function nodeOf(version) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(ROOT, '.cache/nodes', version);
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    const argv = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
    const { status } = spawnSync('npm', argv, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0 || !existsSync(program)) throw new Error(`Node ${version} could not be downloaded`);
  }
  return program;
}

const words = process.argv.slice(2);
const chosen = words.filter((word) => /^\d+(\.|$)/.test(word));
const tests = words.filter((word) => !chosen.includes(word));
const versions = VERSIONS.filter((version) => chosen.length === 0 || chosen.some((word) => version.startsWith(word)));
const failed = [];
for (const version of versions) {
  const node = nodeOf(version);
  const said = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\n— Node ${said}`);
  const vitest = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    '!*views',
    '--project',
    '!*browser',
  ];
  // Programs that a test starts by name, such as npm, find this version too.
  const env = { ...process.env, PATH: `${join(node, '..')}:${process.env['PATH']}` };
  const { status } = spawnSync(node, [...vitest, ...(tests.length > 0 ? tests : TESTS)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) failed.push(said);
}
console.log(failed.length === 0 ? '\n— On every version: ok' : `\n— Failed on: ${failed.join(', ')}`);
if (failed.length > 0) process.exit(1);

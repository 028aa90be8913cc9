// Prints for each chart how many of its transitions the generated tests took at each level; --json prints one JSON line.
// It uses the tests' record when that covers all levels and was made from the current sources; else it runs the tests first.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const asJson = process.argv.includes('--json');

async function report() {
  const { module } = await runnerImport('./tests/models/harness/registry.ts', { root, logLevel: 'error' });
  return module.projectReport(root);
}

function runTests() {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  // Standard output is reserved for the report, so the tests write to standard error.
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/models'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

let testsPassed = true;
let result = await report();
if (result.problems.length > 0 || result.charts.every(({ browser }) => browser === 0)) {
  testsPassed = runTests();
  result = await report();
}
const { reportText } = (await runnerImport('./tests/models/harness/report.ts', { root, logLevel: 'error' })).module;
process.stdout.write(`${asJson ? JSON.stringify({ charts: result.charts }) : reportText(result)}\n`);
if (asJson) for (const problem of result.problems) process.stderr.write(`${problem}\n`);
if (!testsPassed) process.stderr.write('The generated tests failed.\n');
process.exitCode = testsPassed && result.problems.length === 0 ? 0 : 1;

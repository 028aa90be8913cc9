// Prints for each chart how many of its transitions the generated tests took at each level; --json prints one JSON line.
// It reads what the tests left for the current sources, and starts none: run the parts `charts` and `walks` before it.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

async function load(file) {
  return (await runnerImport(`./tests/models/harness/${file}`, { root, logLevel: 'error' })).module;
}

const result = (await load('registry.ts')).projectReport(root);
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ charts: result.charts })}\n`);
  for (const problem of result.problems) process.stderr.write(`${problem}\n`);
} else {
  const { reportText } = await load('report.ts');
  process.stdout.write(`${reportText(result)}\n`);
}
process.exitCode = result.problems.length === 0 ? 0 : 1;

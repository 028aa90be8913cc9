// npm run bench:race, bench:api and the others: builds what is measured, measures it, and prints a table; with --json the
// figures alone. Ends with 1 when a promise that the figures must keep is broken.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const { module } = await runnerImport('./tests/load/bench.ts', { root, logLevel: 'error' });

/**
 * Standard output belongs to the figures; what the build says goes to the error stream. Vite has just said NODE_ENV
 * for the import above, and a build would believe it.
 */
function build(part) {
  const { NODE_ENV: _, ...env } = process.env;
  const script = `${root}/scripts/build.mjs`;
  const { status } = spawnSync(process.execPath, [script, part], { env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`The ${part} could not be built`);
}

process.exit(await module.bench(process.argv.slice(2), { root, build }));

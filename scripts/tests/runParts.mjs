import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../build.mjs';

const moduleOf = async (path) => (await runnerImport(path, { root: ROOT, logLevel: 'error' })).module;

/** All parts of the tests, as tests/parts.ts lists them. */
export const { PARTS } = await moduleOf('./tests/parts.ts');
/** How much slower than usual this machine is: measured once, and handed to every run of tests by the environment. */
export const { slowness } = await moduleOf('./tests/slowness.ts');

/**
 * Runs parts of the tests together in one run of vitest. @param parts none for all that there are; GATE=1 in `env` leaves those
 * of the gate
 * @returns its report (tests/partsReporter.ts) and whether all was green; a run that wrote no report is a fault
 */
export function runParts(parts, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const file = join(folder, 'report.json');
  const projects = parts.flatMap(({ name, isByDayAndNight }) => ['--project', isByDayAndNight ? `${name}*` : name]);
  const argv = ['node_modules/vitest/vitest.mjs', 'run', ...projects];
  // What green tests write is of no use to anybody.
  argv.push('--silent=passed-only', '--reporter=./tests/partsReporter.ts');
  const { status } = spawnSync(process.execPath, argv, {
    cwd: ROOT,
    env: { ...process.env, ...env, PARTS_REPORT: file },
    stdio: 'inherit',
  });
  try {
    return { isGreen: status === 0, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { isGreen: false, parts: [], red: [], slowest: [], faults: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

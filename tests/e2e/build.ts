import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browserPath } from './browser.ts';

/** Vitest's global set-up of the browser tests: what tests side by side must not do at once is done here. */
export async function setup(): Promise<void> {
  await browserPath();
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  // Without the tests' own mode, which the build would take for the app's.
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [script], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built');
}

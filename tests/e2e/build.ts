import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Vitest's global set-up of the browser tests: builds once, so that apps started side by side do not build at once. */
export function setup(): void {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  // Without the tests' own mode, which the build would take for the app's.
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [script], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built');
}

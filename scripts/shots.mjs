// npm run shots: screenshots of every screen, on phone and desktop, in light and dark, into shots/. With an argument, only
// of the screens whose name begins with it.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const { takeShots } = (await runnerImport('./tests/e2e/shots.ts', { root, logLevel: 'error' })).module;
await takeShots(`${root}/shots`, process.argv[2]);

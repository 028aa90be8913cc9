// npm run shots: pictures of every screen, on phone and desktop, by day and by night, into shots/. With a word, only
// of the screens whose name begins so.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const { takeShots } = (await runnerImport('./tests/e2e/shots.ts', { root, logLevel: 'error' })).module;
await takeShots(`${root}/shots`, process.argv[2]);

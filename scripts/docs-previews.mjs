// npm run docs:previews: fetches each kind of page that people share as messengers and search engines do, prints what they read, and draws
// its cards into docs/previews.webp. It ends with 1 when something is wrong. It needs `npm run build` before.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const { drawPreviews } = (await runnerImport('./tests/e2e/previews/drawPreviews.ts', { root, logLevel: 'error' }))
  .module;
if (!(await drawPreviews(`${root}/docs/previews.webp`))) process.exitCode = 1;

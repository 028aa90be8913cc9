// npm run docs:messages: draws every message as people see it on a phone and by mail into docs/messages, and prints the page that shows them,
// docs/messages-pictures.md. The same in dark, and letters on a phone, go into shots/messages. It needs `npm run build` before.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const { drawMessages } = (await runnerImport('./tests/e2e/messages/drawMessages.ts', { root, logLevel: 'error' }))
  .module;
await drawMessages({ docs: `${root}/docs`, shots: `${root}/shots/messages` });

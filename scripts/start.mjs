// npm start: builds what is not built yet, then becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, ROOT } from './build.mjs';

process.chdir(ROOT);
await build({ say: console.log });
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);

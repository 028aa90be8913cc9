// Writes docs/statecharts from the charts' code, and removes drawings of charts that are no more.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = new URL('../docs/statecharts/', import.meta.url);
const { module } = await runnerImport('./src/dev/flows/documents.ts', { root, logLevel: 'error' });
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const documents = await module.chartDocuments({
  drawing: read('../src/dev/flows/drawing.css'),
  tokens: read('../src/look/tokens.css'),
});

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (!documents.some((document) => document.name === name)) rmSync(new URL(name, folder));
}
for (const { name, text } of documents) writeFileSync(new URL(name, folder), text);
process.stdout.write(`docs/statecharts: ${documents.length} files\n`);

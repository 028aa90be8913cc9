// Writes docs/statecharts from the charts' code and visualizer/walks.json from their models; deletes drawings of removed charts.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = new URL('../docs/statecharts/', import.meta.url);
const load = async (path) => (await runnerImport(path, { root, logLevel: 'error' })).module;
const { chartDocuments } = await load('./visualizer/flows/documents.ts');
const { charts } = await load('./machines/chartFiles.ts');
const { walksText } = await load('./tests/models/harness/walkFiles.ts');
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const documents = await chartDocuments(charts, {
  drawing: read('../visualizer/flows/diagram.css'),
  tokens: read('../src/shared/look/tokens.css'),
});

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (!documents.some((document) => document.name === name)) rmSync(new URL(name, folder));
}
for (const { name, text } of documents) writeFileSync(new URL(name, folder), text);
writeFileSync(new URL('../visualizer/walks.json', import.meta.url), walksText());
process.stdout.write(`docs/statecharts: ${documents.length} files; visualizer/walks.json\n`);

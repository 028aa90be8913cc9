// npm run weigh [-- --write]: prints what the first visit and each page cost in files and gzipped bytes, by the build's manifest.
// --write takes these figures for the budget that tests/build/budget.test.ts holds the build to.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { MANIFEST, ROOT } from './build.mjs';

export const BUDGET = join(ROOT, 'tests/build/budget.json');
const WEB = join(ROOT, 'dist/web');
const FIRST = 'first visit';

/**
 * Weighs the build in dist/web. A page is what the app loads only when it is needed: a screen, a dialog, a bar.
 * @returns {Promise<Record<string, { files: number, bytes: number }>>} scripts and style sheets, gzipped: of the home page
 * with its HTML and without fonts, and of each page what comes on top of it
 */
export async function weigh() {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const app = Object.keys(manifest).find((key) => key.startsWith('_app-') && key.endsWith('.js'));
  if (app === undefined) throw new Error('The build has no file that begins the app');
  const first = filesOf(manifest, app);
  const weights = { [FIRST]: await weightOf(['home.html', ...first]) };
  for (const page of manifest[app].dynamicImports) {
    const files = [...filesOf(manifest, page)].filter((file) => !first.has(file));
    if (files.length > 0) weights[nameOf(page)] = await weightOf(files);
  }
  return weights;
}

/** A file of the manifest with all that it imports, and their style sheets. */
function filesOf(manifest, key, files = new Set()) {
  const { file, imports = [], css = [] } = manifest[key];
  if (files.has(file)) return files;
  files.add(file);
  for (const sheet of css) files.add(sheet);
  for (const other of imports) filesOf(manifest, other, files);
  return files;
}

/** `_reserve-DU1gH-A.js` → `reserve`; what stands in a file of its own keeps the path of its source. */
const nameOf = (key) => key.replace(/^_(.+)-.{7}\.js$/, '$1');

async function weightOf(files) {
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(WEB, file))).length));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = await weigh();
  for (const [page, { files, bytes }] of Object.entries(weights)) {
    console.log(`${page.padEnd(64)} ${String(files).padStart(3)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  }
  if (process.argv.includes('--write')) await writeFile(BUDGET, `${JSON.stringify(weights, null, 2)}\n`);
}

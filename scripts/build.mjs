// Builds the web app and the server into dist/, when what is there was made from other sources.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PARTS = [
  {
    name: 'web',
    config: 'vite.config.ts',
    sources: ['index.html', 'public', 'src', 'machines', 'domain', 'vite.config.ts', 'postcss.config.js'],
    product: 'dist/web/index.html',
  },
  {
    name: 'server',
    config: 'vite.server.config.ts',
    sources: ['server', 'domain', 'vite.server.config.ts'],
    product: 'dist/server/main.js',
  },
];
const COMMON_SOURCES = ['package-lock.json', 'tsconfig.json'];

/**
 * @param {{ only?: 'web' | 'server', say?: (line: string) => void }} [options]
 */
export async function build({ only, say = () => {} } = {}) {
  for (const part of PARTS.filter(({ name }) => only === undefined || only === name)) await buildPart(part, say);
}

async function buildPart({ name, config, sources, product }, say) {
  const mark = join(ROOT, 'dist', `.${name}-sources`);
  const hash = await hashOf([...sources, ...COMMON_SOURCES], name === 'web' ? viteVariables() : '');
  if (existsSync(join(ROOT, product)) && (await textOf(mark)) === hash) return;
  say(name === 'web' ? 'Preparando o aplicativo…' : 'Preparando o servidor…');
  // Without its mark a build that is cut short is made again.
  await rm(mark, { force: true });
  const vite = await import('vite');
  await vite.build({ root: ROOT, configFile: join(ROOT, config), logLevel: 'warn', mode: 'production' });
  if (name === 'web') await compressAll(join(ROOT, 'dist/web'));
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await writeFile(mark, hash);
}

/** What Vite writes into the web app from the environment. */
function viteVariables() {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return JSON.stringify(given.toSorted(([a], [b]) => a.localeCompare(b)));
}

async function hashOf(paths, salt) {
  const hash = createHash('sha256').update(salt);
  for (const path of paths)
    for (const file of await filesUnder(join(ROOT, path))) {
      hash
        .update(file.slice(ROOT.length))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  return hash.digest('hex');
}

/** A file itself, all files of a folder, or nothing when there is neither; always in the same order. */
async function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.toSorted();
}

const textOf = (file) => readFile(file, 'utf8').catch(() => undefined);

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
const WORTH_BYTES = 1024;

/** Once, as small as it gets, so that the server only sends. */
async function compressAll(folder) {
  const files = (await filesUnder(folder)).filter((file) => COMPRESSIBLE.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      if (plain.length < WORTH_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      await Promise.all([
        promisify(brotliCompress)(plain, { params }).then((small) => writeFile(`${file}.br`, small)),
        promisify(gzip)(plain, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ only: process.argv[2], say: console.log });

// Builds the web app and the server into dist/, when the existing build was made from other sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Which file of the web app imports which: not among those that are served. */
export const MANIFEST = join(ROOT, 'dist/web-manifest.json');

const PARTS = [
  {
    name: 'web',
    title: 'o aplicativo',
    readsVariables: true,
    config: 'vite.config.ts',
    sources: [
      'index.html',
      'public',
      'src',
      'visualizer',
      'machines',
      'domain',
      'vite.config.ts',
      'build/alone.ts',
      'build/flowsPages.ts',
      'build/noCycles.ts',
      'build/shells.ts',
      'build/worker.ts',
    ],
    product: 'dist/web/index.html',
  },
  {
    name: 'server',
    title: 'o servidor',
    readsVariables: false,
    config: 'build/vite.server.config.ts',
    sources: ['server', 'domain', 'build/vite.server.config.ts', 'build/emptyDatabase.ts'],
    product: 'dist/server/main.js',
  },
];
const COMMON_SOURCES = ['package-lock.json', 'tsconfig.json'];

/** The parts whose output is missing or was built from other sources. */
export async function findStale() {
  const stale = [];
  for (const part of PARTS) {
    const isMade = existsSync(join(ROOT, part.product)) && (await textOf(markOf(part))) === (await hashOf(part));
    if (!isMade) stale.push(part);
  }
  return stale;
}

async function build(part) {
  console.log(`Preparando ${part.title}…`);
  const hash = await hashOf(part);
  // Without its mark, an interrupted build counts as stale.
  await rm(markOf(part), { force: true });
  // The build is always for production, whatever NODE_ENV the caller has: React's development code is larger and slower.
  process.env['NODE_ENV'] = 'production';
  const vite = await import('vite');
  await vite.build({ root: ROOT, configFile: join(ROOT, part.config), logLevel: 'warn', mode: 'production' });
  if (part.name === 'web') {
    await rename(join(ROOT, 'dist/web/.vite/manifest.json'), MANIFEST);
    await rm(join(ROOT, 'dist/web/.vite'), { recursive: true });
    await compressAll(join(ROOT, 'dist/web'));
  }
  await writeFile(markOf(part), hash);
}

const markOf = ({ name }) => join(ROOT, 'dist', `.${name}-sources`);

async function hashOf({ sources, readsVariables }) {
  const hash = createHash('sha256').update(readsVariables ? viteVariables() : '');
  for (const path of [...sources, ...COMMON_SOURCES]) {
    for (const file of await filesUnder(join(ROOT, path))) {
      hash.update(file.slice(ROOT.length)).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** The environment variables that Vite writes into the web app. */
function viteVariables() {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return JSON.stringify(given.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The file itself, all files of a folder, or none when the path does not exist; sorted, so that the hash is stable. */
async function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.toSorted();
}

const textOf = (file) => readFile(file, 'utf8').catch(() => undefined);

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
const WORTH_BYTES = 1024;

/** Compresses the files once, at the highest level, so that the server only sends them. */
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

/** Writes what `/health` says: the version, and the commit that the caller (an image's build) names or Git knows. */
export async function writeRelease() {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  const commit = process.env['COMMIT'] || commitOfGit();
  const [file, text] = [join(ROOT, 'dist/release.json'), `${JSON.stringify({ version, commit })}\n`];
  // A server that starts at the same moment must not read half of the file.
  if ((await textOf(file)) !== text) await writeFile(file, text);
}

function commitOfGit() {
  const argv = ['describe', '--always', '--exclude=*', '--abbrev=12', '--dirty'];
  const { status, stdout } = spawnSync('git', argv, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv[2];
  // With NODE_ENV=production, npm leaves out what the build needs.
  if (!existsSync(join(ROOT, 'node_modules/vite'))) {
    console.error('Faltam os pacotes com que o aplicativo é preparado. Rode: npm ci --include=dev');
    process.exit(1);
  }
  for (const part of await findStale()) if (only === undefined || only === part.name) await build(part);
  await writeRelease();
}

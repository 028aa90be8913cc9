import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin, type Rolldown } from 'vite';
import { fileOfShell, type Shell, SHELLS } from '#domain/navigation/shells.ts';
import { buildAlone } from './alone.ts';

type Shells = typeof import('../src/app/shells.tsx');
type Bundle = Rolldown.OutputBundle;

const ROOT_TAG = '<div id="root">';

/**
 * Writes the pages of `SHELLS` beside the code: each contains its frame and skeleton as HTML, so that a first visit shows
 * them long before the code has arrived, and asks for the code of its screen at once.
 */
export function shellPages(): Plugin {
  let root = '';
  return {
    name: 'quadra-livre:shells',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const page = await readFile(join(dir, 'index.html'), 'utf8');
        const shells = await render(root);
        const early = await writeEarly(root, dir);
        for (const name of SHELLS) {
          const { html, screen, firstCall, sessionCall } = shells[name];
          const links = [
            ...(sessionCall === undefined ? [] : [`<script async src="${early}" data-call="${sessionCall}"></script>`]),
            ...(screen === undefined ? [] : linksTo(screen, bundle, page)),
            ...(firstCall === undefined ? [] : [`<link rel="preload" as="fetch" href="${firstCall}" crossorigin>`]),
          ];
          const filled = page
            .replace('</head>', `${links.join('')}</head>`)
            .replace(ROOT_TAG, () => `${ROOT_TAG}${html}`);
          await checkClasses(name, filled, dir);
          await writeFile(join(dir, fileOfShell(name)), filled);
        }
      },
    },
  };
}

async function render(root: string) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the shells here');
    const file = await ssr.runner.import<Shells>('/src/app/shells.tsx');
    return file.shells();
  } finally {
    await vite.close();
  }
}

/** Writes the early script, which is to load nothing else; returns its path. */
async function writeEarly(root: string, dir: string): Promise<string> {
  const code = await buildAlone(root, 'src/app/early/sendEarly.ts');
  const path = `/assets/early-${createHash('sha256').update(code).digest('hex').slice(0, 7)}.js`;
  await writeFile(join(dir, path), code);
  return path;
}

/** The files of a screen that the page does not name yet, so that none waits for another to arrive. */
function linksTo(screen: string, bundle: Bundle, page: string): readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
  if (!first) throw new Error(`No chunk has the screen ${screen}`);
  const needed = new Set([first.fileName]);
  // Files that are added on the way are visited too.
  for (const name of needed) for (const other of chunks.get(name)?.imports ?? []) needed.add(other);
  const sheets = new Set([...needed].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...sheets].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...[...needed].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ].filter((link) => !page.includes(/href="([^"]+)"/.exec(link)?.[1] ?? link));
}

/** A shell is rendered outside the bundle, so a class that its sheets do not have would leave it unstyled. */
async function checkClasses(shell: Shell, page: string, dir: string): Promise<void> {
  const sheets = [...page.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, path = '']) => readFile(join(dir, path), 'utf8'));
  const css = (await Promise.all(sheets)).join('\n');
  const used = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const unknown = used.filter((name) => name.startsWith('_') && !css.includes(`.${name}`));
  if (unknown.length > 0)
    throw new Error(`The page '${shell}' has classes that its sheets lack: ${unknown.join(', ')}`);
}

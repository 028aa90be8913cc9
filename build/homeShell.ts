import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';

type Shell = typeof import('../src/app/home/homeShell.tsx');

const ROOT_TAG = '<div id="root">';

/**
 * Writes home.html beside index.html: the page for the address `/`, which contains the home screen as HTML, so that a
 * first visit shows it long before the code has arrived.
 */
export function homeShell(): Plugin {
  let root = '';
  return {
    name: 'quadra-livre:home-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const page = await readFile(join(dir, 'index.html'), 'utf8');
        const { html, firstCall } = await render(root);
        await checkClasses(html, join(dir, 'assets'));
        const preload = `<link rel="preload" as="fetch" href="${firstCall}" crossorigin>`;
        await writeFile(
          join(dir, 'home.html'),
          page.replace('</head>', `${preload}</head>`).replace(ROOT_TAG, `${ROOT_TAG}${html}`),
        );
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
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the home shell here');
    const shell = await ssr.runner.import<Shell>('/src/app/home/homeShell.tsx');
    return { html: shell.homeShell(), firstCall: shell.FIRST_CALL };
  } finally {
    await vite.close();
  }
}

/** The shell is rendered outside the bundle, so a class that is missing from the style sheets would leave it unstyled. */
async function checkClasses(html: string, assets: string): Promise<void> {
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const css = (await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
  const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const unknown = used.filter((name) => name.startsWith('_') && !css.includes(`.${name}`));
  if (unknown.length > 0) throw new Error(`The home shell has classes that no sheet knows: ${unknown.join(', ')}`);
}

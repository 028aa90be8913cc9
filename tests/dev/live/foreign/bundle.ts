import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';

/** A page of another origin with one of this folder's scripts in it. */
export async function foreignPage(file: 'application.ts' | 'tool.ts'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL(file, import.meta.url)), output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in built ? built.output : Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  if (script?.type !== 'chunk') throw new Error(`${file} could not be built`);
  const safe = script.code.replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html><title>Foreign</title><body><script>${safe}</script>`;
}

export async function serveAt(context: BrowserContext, url: string, html: string): Promise<void> {
  await context.route(
    (asked) => asked.href.split('?')[0] === url,
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  );
}

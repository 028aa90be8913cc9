import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';

/** A page with nothing in it but one script of the tests. */
export async function pageWith(script: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, rolldownOptions: { input: script, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in built ? built.output : Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  if (chunk?.type !== 'chunk') throw new Error(`${script} could not be built`);
  const safe = chunk.code.replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html><title>Test</title><body><script>${safe}</script>`;
}

/** Answers an address, of whatever origin, with that page. */
export async function serveAt(context: BrowserContext, url: string, html: string): Promise<void> {
  await context.route(
    (asked) => asked.href.split('?')[0] === url,
    (route) => route.fulfill({ contentType: 'text/html', body: html }),
  );
}

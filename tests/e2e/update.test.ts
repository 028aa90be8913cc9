import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { UPDATE } from '../../src/app/offline/offlineTexts.ts';
import { openSceneWorld } from '../models/scenes/sceneWorld.ts';
import { waitUntil } from '../waitUntil.ts';
import { inBrowser } from './inBrowser.ts';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** The built app in a folder of its own, in which a test puts another version. */
const stand = inBrowser(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quadra-livre-web-'));
  await cp(BUILT, folder, { recursive: true });
  const world = await openSceneWorld(folder);
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { address, folder, stop };
});

// Red when the worker takes over by itself (`skipWaiting` in its install), when each tab is loaded again on `version.taken`, and without
// 'version.waiting' in startOffline.ts.
it('a new version asks, a reload does not take it, and who agrees breaks no open form of another tab', async () => {
  const { address, folder } = stand.started;
  const context = await stand.browser.newContext({ baseURL: address, locale: 'pt-BR', serviceWorkers: 'allow' });
  const [reader, writer] = [await context.newPage(), await context.newPage()];
  await reader.goto('/privacidade');
  await reader.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await writer.goto('/cadastrar');
  await writer.getByLabel('Nome').first().fill('Ana Souza');
  const before = await versions(reader);
  for (const page of [reader, writer]) await mark(page);

  await putAnotherVersion(folder);
  await reader.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await bar(writer).waitFor();
  await bar(reader).waitFor();
  await reader.reload();
  await bar(reader).waitFor();
  await expect.poll(() => isWaiting(reader)).toBe(true);

  await mark(reader);
  await bar(reader).getByRole('button', { name: UPDATE.now }).click();
  await waitUntil(async () => expect(await isMarked(reader)).toBe(false));
  await reader.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => isWaiting(reader)).toBe(false);

  await expect.poll(() => isMarked(writer)).toBe(true);
  await expect.poll(() => writer.getByLabel('Nome').first().inputValue()).toBe('Ana Souza');
  await bar(writer).waitFor();
  // The former version's code stays as long as a tab may need it.
  const after = await versions(reader);
  expect(after).toHaveLength(2);
  expect(after).toEqual(expect.arrayContaining([...before]));
});

function bar(page: Page) {
  return page.getByRole('region', { name: UPDATE.title });
}

async function putAnotherVersion(folder: string): Promise<void> {
  const path = join(folder, 'worker.js');
  const code = await readFile(path, 'utf8');
  await writeFile(path, code.replace(/version:`[\da-f]{12}`/, 'version:`000000000002`'));
  for (const compressed of ['.br', '.gz']) await rm(path + compressed);
}

/** What a page has forgotten after it was loaded again. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.hasAttribute('data-mark'));
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

function versions(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('code-')));
}

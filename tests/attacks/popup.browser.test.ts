import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { waitUntil } from '../waitUntil.ts';

declare global {
  /** Origins of the messages that came to the page, whether the app heard them or not. */
  var arrived: string[];
}

const scene = sceneInBrowser();

// Row 19: words for the page that waits for Google's popup. All of them are really posted, and really arrive.
describe('speaking for the popup', () => {
  let page: Page;
  let popup: Page;
  let nonce: string;
  beforeEach(async () => {
    page = await scene.newPage({ path: ROUTES.login.path });
    await page.addInitScript(() => {
      globalThis.arrived = [];
      addEventListener('message', ({ origin }) => globalThis.arrived.push(origin));
    });
    await serveEmptyPages(page.context());
    await page.goto(ROUTES.login.path);
    await begin();
  });

  async function begin(): Promise<void> {
    const link = page.waitForResponse('**/genAuthLink');
    await page.bringToFront();
    [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Entrar com o Google' }).click(),
    ]);
    nonce = (await (await link).json()).data.nonce;
    await popup.waitForURL(`${scene.world.google.issuer}/**`);
  }

  // Red without `event.origin !== location.origin` in src/areas/entry/session/popup.ts: the popup itself speaks, from elsewhere.
  it('by the popup while it is elsewhere, also where the name looks like ours', async () => {
    const places = [
      scene.world.google.issuer,
      scene.address.replace('127.0.0.1', '127.0.0.1.evil.test'),
      scene.address.replace('127.0.0.1', 'evil-127.0.0.1.test'),
      scene.address.replace('127.0.0.1', 'localhost'),
      scene.address.replace(/\d+$/, '8080'),
      scene.address.replace('http:', 'https:'),
    ];
    for (const place of places) {
      await lead(popup, `${place}/vazia`);
      await post(popup, wordsFrom(place));
    }
    // Ours, but in a sandbox: a page of no origin.
    await lead(popup, `${scene.address}/isolada`);
    await post(popup, wordsFrom('a sandbox'));
    await expectUnheard([...places, 'null']);
  });

  // Red without `event.source !== popup`.
  it('by another window of our own origin, or by the page itself', async () => {
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/vazia', 'outra')),
    ]);
    await other.waitForURL('**/vazia');
    await post(other, wordsFrom('another window'));
    await page.evaluate((data) => window.postMessage(data, '*'), wordsFrom('itself'));
    await expectUnheard([scene.address, scene.address]);
  });

  // Red when the shape is not looked at: when `event.data` is taken as it is.
  it('by the popup, in another shape', async () => {
    const right = wordsFrom('another shape');
    const shapes: unknown[] = [
      JSON.stringify(right),
      [right],
      null,
      { ...right, status: 'admin' },
      { nonce, message: right.message },
      { ...right, message: { text: right.message } },
      { status: 'success', nonce },
      { status: 'register', nonce, token: 'x' },
    ];
    await lead(popup, `${scene.address}/vazia`);
    for (const shape of shapes) await post(popup, shape);
    await expectUnheard(shapes.map(() => scene.address));
  });

  // Red without `message.success.nonce === nonce`.
  it('by the popup, with another nonce, or with that of an older attempt', async () => {
    const older = wordsFrom('an older attempt');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await begin();
    const others = [older, ...['', nonce.slice(0, -1), `${nonce} `].map((other) => ({ ...older, nonce: other }))];
    await lead(popup, `${scene.address}/vazia`);
    for (const words of others) await post(popup, words);
    await expectUnheard(others.map(() => scene.address));
  });

  function wordsFrom(whom: string) {
    return { status: 'failed', nonce, message: `Ouvi ${whom}.` };
  }

  /** All came, from there, and the page waits as before; until the right words come, which it would have heard. */
  async function expectUnheard(origins: readonly string[]): Promise<void> {
    await page.bringToFront();
    await waitUntil(async () => expect(await page.evaluate(() => globalThis.arrived)).toEqual(origins));
    await page.getByText('Continue na janela do Google.').waitFor();
    await lead(popup, `${scene.address}/vazia`);
    await post(popup, wordsFrom('o popup'));
    await expect.poll(() => page.getByText(/^Ouvi /).textContent()).toBe('Ouvi o popup.');
  }
});

/** As a link does: a window that the browser itself leads elsewhere has no opener any more. */
async function lead(popup: Page, there: string): Promise<void> {
  if (popup.url() === there) return;
  await popup.evaluate((target) => location.assign(target), there);
  await popup.waitForURL(there);
}

function post(from: Page, data: unknown): Promise<void> {
  return from.evaluate((words) => window.opener.postMessage(words, '*'), data);
}

/** On every origin, also on those of others; with no policy that would part a window from who opened it. */
async function serveEmptyPages(context: BrowserContext): Promise<void> {
  const page = { contentType: 'text/html', body: '<body></body>' };
  await context.route('**/vazia', (route) => route.fulfill(page));
  const headers = { 'content-security-policy': 'sandbox allow-scripts' };
  await context.route('**/isolada', (route) => route.fulfill({ ...page, headers }));
}

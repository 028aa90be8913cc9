import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { drawOnlyInFront } from '../../e2e/drawOnlyInFront.ts';
import { NARROW, WIDE } from '../../models/browser/openPage.ts';
import { CHANNEL, type Message } from '../../../visualizer/live/protocol.ts';
import { pageWith, serveAt } from './foreign/bundle.ts';

declare global {
  var followedAgain: Promise<void>;
}

const LIVE = '/dev/fluxos/ao-vivo';
const ELSEWHERE = 'https://elsewhere.example/';
/** Where the button leads. */
const STATELY = 'https://stately.ai/inspect';

const app = appInBrowser();
let context: BrowserContext;
let application: string;
let tool: string;

beforeAll(async () => {
  [application, tool] = await Promise.all([foreignPage('application'), foreignPage('tool')]);
});

beforeEach(async () => {
  context = await app.browser.newContext({ baseURL: app.address, locale: 'pt-BR', viewport: WIDE });
  await drawOnlyInFront(context);
});

function foreignPage(name: string): Promise<string> {
  return pageWith(fileURLToPath(new URL(`foreign/${name}.ts`, import.meta.url)));
}

/** Our app in one tab and the visualizer, following it, in another. */
async function watchedApp() {
  const watched = await context.newPage();
  const asked: string[] = [];
  watched.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watched.goto('/');
  await watched.getByRole('searchbox').waitFor();
  const fetched = () => asked.filter((path) => path.includes('subscription'));
  expect(fetched()).toEqual([]);
  const visualizer = await context.newPage();
  await visualizer.goto(LIVE);
  await row(visualizer, 'navigation').waitFor();
  expect(fetched()).toHaveLength(1);
  return { watched, visualizer };
}

/** A window in the background draws nothing: whoever waits for what it shows, or clicks there, brings it to the front. */
async function inFront(page: Page): Promise<Page> {
  await page.bringToFront();
  return page;
}

async function resize(page: Page, size: typeof WIDE | typeof NARROW): Promise<void> {
  await (await inFront(page)).setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
}

function row(page: Page, name: string) {
  return page.getByRole('button', { name }).first();
}

const logged = async (page: Page, word: string) =>
  (await inFront(page)).getByText(word, { exact: true }).first().waitFor();

/** @returns what waits for the first events of the page that comes after this one */
async function watchForNextPage(visualizer: Page): Promise<() => Promise<void>> {
  await visualizer.evaluate((name) => {
    let isGone = false;
    globalThis.followedAgain = new Promise((resolve) => {
      new BroadcastChannel(name).addEventListener('message', ({ data: { kind } }: MessageEvent<Message>) => {
        if (kind === 'gone') isGone = true;
        if (kind === 'events' && isGone) resolve();
      });
    });
  }, CHANNEL);
  return () => visualizer.evaluate(() => globalThis.followedAgain);
}

describe('a watched tab', () => {
  it('is followed again by itself when it is loaded anew', async () => {
    const { watched, visualizer } = await watchedApp();
    // What happens before the new page is followed is told as its state, not as an event.
    const nextPageFollowed = await watchForNextPage(visualizer);
    await (await inFront(watched)).reload();
    await nextPageFollowed();
    await resize(watched, NARROW);
    await logged(visualizer, 'screen.narrowed');
    await row(visualizer, 'navigation').and(visualizer.locator('[data-status=running]')).waitFor();
  });

  it('is not mixed up with a tab that was opened from it, whose storage is a copy', async () => {
    const { watched, visualizer } = await watchedApp();
    await inFront(watched);
    const [second] = await Promise.all([
      watched.waitForEvent('popup'),
      watched.evaluate(() => void globalThis.open('/')),
    ]);
    const name = (page: Page) => page.evaluate(() => sessionStorage['quadra-livre-tab']);
    const first = await name(watched);
    // The page stands there before its code, and with the storage of the other.
    await expect.poll(() => name(second)).not.toBe(first);
    expect(await name(watched)).toBe(first);
    await second.getByRole('searchbox').waitFor();
    await resize(second, NARROW);
    await resize(watched, NARROW);
    await inFront(visualizer);
    const narrowed = visualizer.getByRole('option', { name: 'screen.narrowed' });
    await narrowed.first().waitFor();
    expect(await narrowed.count()).toBe(1);
  });
});

describe('an application of another origin, inspected by @statelyai/inspect', () => {
  // Red without `bringToFront` in `inFront`: the window behind is never drawn anew. A pointer's click is lost, now and then,
  // in a window that has only just come to the front.
  it('is seen in the window that it opens, state by state', async () => {
    await serveAt(context, ELSEWHERE, application);
    const page = await context.newPage();
    await page.goto(`${ELSEWHERE}?inspector=${app.address}${LIVE}`);
    const [visualizer] = await Promise.all([page.waitForEvent('popup'), page.getByText('Inspect').click()]);
    await row(visualizer, 'lamp').waitFor();
    await (await inFront(page)).getByText('Switch').dispatchEvent('click');
    await logged(visualizer, 'switched');
    await visualizer.getByRole('button', { name: /lamp.*lit/ }).waitFor();
    await (await inFront(page)).getByText('Switch').dispatchEvent('click');
    await (await inFront(visualizer)).getByRole('button', { name: /lamp.*off/ }).waitFor();
    expect(await visualizer.getByText('abracadabra').count()).toBe(0);
    await page.close();
    await (await inFront(visualizer)).getByText('0 em curso').waitFor();
  });

  it('has no hold of the app itself', async () => {
    await serveAt(context, ELSEWHERE, application);
    const page = await context.newPage();
    await page.goto(`${ELSEWHERE}?inspector=${app.address}/`);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByText('Inspect').click()]);
    await opened.getByRole('searchbox').waitFor();
    expect(await opened.evaluate(() => globalThis.opener === null)).toBe(true);
  });
});

describe('the button to Stately', () => {
  async function openTool(visualizer: Page): Promise<Page> {
    const button = visualizer.getByRole('button', { name: 'Abrir no Stately' });
    const [opened] = await Promise.all([visualizer.waitForEvent('popup'), button.click()]);
    await (await inFront(opened)).waitForFunction(() => 'listen' in globalThis);
    return opened;
  }

  it('tells its tool all that is recorded and all that follows, once it listens', async () => {
    await serveAt(context, STATELY, tool);
    const { watched, visualizer } = await watchedApp();
    const opened = await openTool(visualizer);
    await resize(watched, NARROW);
    await logged(visualizer, 'screen.narrowed');
    expect(await opened.evaluate(() => globalThis.told)).toEqual([]);

    await (await inFront(opened)).evaluate(() => globalThis.listen());
    await opened.waitForFunction(() => globalThis.received.some(({ type }) => type === '@xstate.snapshot'));
    const received = await opened.evaluate(() => globalThis.received);
    const actors = received.flatMap((event) => (event.type === '@xstate.actor' ? [event] : []));
    expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(['session', 'navigation']));
    const navigation = actors.find(({ name }) => name === 'navigation');
    expect(navigation?.snapshot).toMatchObject({ status: 'active', value: { wide: 'open' } });
    expect(JSON.parse(navigation?.definition ?? '')).toMatchObject({ id: 'navigation', initial: 'measuring' });
    expect(received.map(({ type }) => type).filter((type) => !type.startsWith('@xstate.'))).toEqual([]);

    await resize(watched, WIDE);
    await (
      await inFront(opened)
    ).waitForFunction(() =>
      globalThis.received.some((event) => event.type === '@xstate.event' && event.event.type === 'screen.widened'),
    );
  });

  it('tells nothing to a window that is of another origin by then', async () => {
    await serveAt(context, ELSEWHERE, tool);
    // Not a redirect: not every browser shows a test the second request of one.
    const leads = `<script>location.replace('${ELSEWHERE}')</script>`;
    await context.route(STATELY, (route) => route.fulfill({ contentType: 'text/html', body: leads }));
    const { watched, visualizer } = await watchedApp();
    const opened = await openTool(visualizer);
    expect(new URL(opened.url()).origin).toBe(new URL(ELSEWHERE).origin);
    await opened.evaluate(() => globalThis.listen());
    await resize(watched, NARROW);
    await logged(visualizer, 'screen.narrowed');
    expect(await opened.evaluate(() => globalThis.told)).toEqual([]);
  });
});

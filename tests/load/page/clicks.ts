import type { Browser, Locator, Page } from 'playwright-core';
import { reservePath } from '../../../domain/navigation/routes.ts';
import { enterAs } from '../../e2e/people.ts';
import { findPlaces } from '../../e2e/places.ts';
import { PHONE, slowProcessor } from './slowPhone.ts';

/** Times that an hour is chosen; the first ones also compile what a click runs. */
const CLICKS = 12;

const FREE = 'button[data-state="free"]';
const CHOSEN = 'button[data-state="chosen"]';

declare global {
  interface Window {
    paints: number[];
  }
}

/**
 * Milliseconds from a touch of a free hour, as the browser stamps it, to the frame that shows it chosen. Each begins
 * with nothing chosen, so that the bar with the total appears as well.
 */
export async function timeClicks(browser: Browser, origin: string): Promise<number[]> {
  const entered = await enterAs('player', browser, origin);
  const context = await browser.newContext({ ...PHONE, storageState: await entered.storageState() });
  await entered.close();
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(origin + reservePath((await findPlaces(origin)).local));
    await showTomorrow(page);
    await slowProcessor(page);
    for (let done = 0; done < CLICKS; done += 1) await chooseAndLeave(page, done);
    return await page.evaluate(() => window.paints);
  } finally {
    await context.close();
  }
}

/** Of today there may be no hour left. */
async function showTomorrow(page: Page): Promise<void> {
  const tomorrow = page.getByRole('group', { name: 'Dia' }).getByRole('button').nth(1);
  await tomorrow.click();
  await page.locator(FREE).first().waitFor();
}

async function chooseAndLeave(page: Page, index: number): Promise<void> {
  const free = page.locator(FREE);
  await touch(page, free.nth(index % (await free.count())));
  await page.waitForFunction((count) => window.paints.length === count, index + 1);
  await page.evaluate(() => (document.body.dataset['uncounted'] = ''));
  await touch(page, page.locator(CHOSEN));
  await page.locator(CHOSEN).waitFor({ state: 'detached' });
  await page.evaluate(() => delete document.body.dataset['uncounted']);
}

/** A finger at its middle and nothing else: Playwright's own `tap` also looks, in the page, at what it hits. */
async function touch(page: Page, hour: Locator): Promise<void> {
  // In the middle, where no bar lies over it.
  await hour.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await hour.boundingBox();
  if (!box) throw new Error('The hour is not on screen');
  await rest(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Until the page has nothing to do, so that a click waits for nothing but itself. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page. A message posted in a frame's callback is handled when that frame has been painted. */
function watch(): void {
  window.paints = [];
  const note = (from: number) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => window.paints.push(performance.now() - from));
    port1.start();
    port2.postMessage(null);
  };
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest('button[data-state]')) return;
      if ('uncounted' in document.body.dataset) return;
      requestAnimationFrame(() => note(timeStamp));
    },
    { capture: true },
  );
}

import type { Browser, Locator, Page } from 'playwright-core';
import { reservePath } from '#domain/navigation/paths.ts';
import { enterAs } from '../../e2e/people.ts';
import { findPlaces } from '../../e2e/places.ts';
import { PHONE, slowProcessor } from './slowPhone.ts';
import { sized } from '../size.ts';

/** Times that an hour is chosen; the first ones also compile what a click runs. */
const CLICKS = sized({ whole: 12, smoke: 2 });

const HELD_MS = 80;

const FREE = 'button[data-state="free"]';
const CHOSEN = 'button[data-state="chosen"]';

declare global {
  interface Window {
    paints: number[];
  }
}

/**
 * Milliseconds from a click on a free hour, as the browser stamps it, to the frame that shows it chosen. Each begins
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
  await click(page, free.nth(index % (await free.count())));
  await page.waitForFunction((count) => window.paints.length === count, index + 1);
  await page.evaluate(() => (document.body.dataset['uncounted'] = ''));
  await click(page, page.locator(CHOSEN));
  await page.locator(CHOSEN).waitFor({ state: 'detached' });
  await page.evaluate(() => delete document.body.dataset['uncounted']);
}

/** The mouse alone, held as long as people do: Playwright's own `click` also looks, in the page, at what it hits. */
async function click(page: Page, hour: Locator): Promise<void> {
  // In the middle, where no bar lies over it.
  await hour.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await hour.boundingBox();
  if (!box) throw new Error('The hour is not on screen');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await page.evaluate(rest);
  await page.mouse.click(...middle, { delay: HELD_MS });
}

/** Runs in the page, until nothing moves and nothing is left to do: a click is to wait for nothing but itself. */
async function rest(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await new Promise((resolve) => requestIdleCallback(resolve));
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

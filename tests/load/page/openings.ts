import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ROUTES } from '#domain/navigation/routes.ts';
import { enterAs } from '../../e2e/people.ts';
import { sized } from '../size.ts';
import type { Opening } from './pageReport.ts';
import { PHONE, slowProcessor } from './slowPhone.ts';

const ROUNDS = sized({ whole: 7, smoke: 1 });
const TICKET = 'main article';

/**
 * Opens one's own reservations in aeroplane mode, after one visit. The control is the same page from the same worker's store
 * with scripts switched off: what a page costs that has none. In turn, in a tab of its own each.
 */
export async function openOffline(browser: Browser, origin: string): Promise<readonly Opening[]> {
  const context = await enterAs('player', browser, origin, { ...PHONE, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(origin + ROUTES.myReservations.path);
    await page.locator(TICKET).first().waitFor();
    await context.setOffline(true);
    const openings: Opening[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { frameMs: staticMs } = await open(context, origin, 'static');
      openings.push({ staticMs, ...(await open(context, origin, 'app')) });
    }
    return openings;
  } finally {
    await context.close();
  }
}

/** Until something is painted, and until the first reservation is there. In milliseconds since the page was asked for. */
async function open(context: BrowserContext, origin: string, what: 'static' | 'app') {
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  await cdp.send('Emulation.setScriptExecutionDisabled', { value: what === 'static' });
  const from = performance.now();
  await page.goto(origin + ROUTES.myReservations.path, { waitUntil: 'commit' });
  if (what === 'app') await page.locator(TICKET).first().waitFor();
  const usableMs = performance.now() - from;
  const frameMs = await firstPaint(page);
  await page.close();
  return { frameMs, usableMs };
}

/** Asked from outside: the page may run no script of its own. */
async function firstPaint(page: Page): Promise<number> {
  for (;;) {
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
    if (paint !== undefined) return paint;
  }
}

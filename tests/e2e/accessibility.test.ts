import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { LOOKS, turnTo } from './looks.ts';
import { findPlaces } from './places.ts';
import { SCREENS } from './screens.ts';
import { startTour } from './tour.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let app: RunningApp | undefined;
let browser: Browser | undefined;
let show: ReturnType<typeof startTour>;
let axe: string;

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  show = startTour(browser, app.address, await findPlaces(app.address));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

it.each(SCREENS)('$name keeps WCAG 2.2 AA by day and by night, on a phone and on a desktop', async (screen) => {
  const found: Record<string, readonly string[]> = {};
  await show(screen, async (page) => {
    for (const look of LOOKS) {
      await turnTo(page, look);
      found[look.name] = [...(await violations(page)), ...(await sidewaysScroll(page))];
    }
  });
  expect(found).toEqual(Object.fromEntries(LOOKS.map(({ name }) => [name, []])));
});

it('finds what is wrong with a page', async () => {
  const login = SCREENS.find(({ name }) => name === 'login');
  if (!login) throw new Error('There is no login page');
  await show(login, async (page) => {
    await page.evaluate(() => {
      document.querySelector('label')?.remove();
      document.body.style.width = '4000px';
    });
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([
      expect.stringMatching(/^label: #/),
      expect.stringMatching(/^scrolls \d+ pixels sideways$/),
    ]);
  });
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(`axe.run({ runOnly: ${JSON.stringify(STANDARD)} })`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target.flat().join(' ')} ${html} ${any[0]?.message ?? ''}`),
  );
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [`scrolls ${wide} pixels sideways`] : [];
}

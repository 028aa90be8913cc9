import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../app.ts';
import { openBrowser } from '../browser.ts';
import { LOOKS, turnTo } from '../looks.ts';
import { findPlaces } from '../places.ts';
import { type Screen, SCREENS } from '../screens.ts';
import { startTour } from '../tour.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A size and a scheme of two, in turn: each screen is looked at in both sizes and in both schemes. */
const TURNS = [
  ['phone-light', 'desktop-dark'],
  ['phone-dark', 'desktop-light'],
];

/** Looks at screens one after another; in files of their own, so that several can be looked at at once. */
export function examine(screens: readonly Screen[]): void {
  let app: RunningApp | undefined;
  let browser: Browser | undefined;
  let show: ReturnType<typeof startTour>;

  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openBrowser()]);
    show = startTour(browser, app.address, await findPlaces(app.address));
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it.each(screens.map((screen, index) => ({ ...screen, looks: TURNS[index % TURNS.length] ?? [] })))(
    '$name keeps WCAG 2.2 AA by day and by night, on a phone and on a desktop',
    async ({ looks, ...screen }) => {
      const found: Record<string, readonly string[]> = {};
      await show(screen, async (page) => {
        for (const look of LOOKS.filter(({ name }) => looks.includes(name))) {
          await turnTo(page, look);
          found[look.name] = await faultsOf(page);
        }
      });
      expect(found).toEqual(Object.fromEntries(looks.map((name) => [name, []])));
    },
  );

  it('finds what is wrong with a page', async () => {
    const login = SCREENS.find(({ name }) => name === 'login');
    if (!login) throw new Error('There is no login page');
    await show(login, async (page) => {
      await page.evaluate(() => {
        document.querySelector('label')?.remove();
        document.body.style.width = '4000px';
      });
      expect(await faultsOf(page)).toEqual([
        expect.stringMatching(/^label: #/),
        expect.stringMatching(/^scrolls \d+ pixels sideways$/),
      ]);
    });
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...(await sidewaysScroll(page))];
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what is right only the fact is kept; style sheets are not read a second time (no rule of these needs them). */
const OPTIONS = { runOnly: STANDARD, resultTypes: ['violations'], preload: false };

async function violations(page: Page): Promise<string[]> {
  // Half a megabyte of code: once is enough for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target.flat().join(' ')} ${html} ${any[0]?.message ?? ''}`),
  );
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [`scrolls ${wide} pixels sideways`] : [];
}

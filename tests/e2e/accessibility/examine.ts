import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../app.ts';
import { openBrowser } from '../browser.ts';
import { sweep } from '../../sweep.ts';
import { type Look, LOOKS, turnTo } from '../looks.ts';
import { findPlaces } from '../places.ts';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { startTour } from '../tour.ts';
import { turnOf } from './examined.ts';
import { faultsOf } from './faults.ts';
import { outOfReach } from './reach.ts';

/** So many looks of each screen, in turn: screens are made of the same pieces, so each piece is seen in all of them. */
const LOOKS_OF_EACH = sweep(1, LOOKS.length);

/**
 * Looks at screens one after another; in files of their own, so that several can be looked at at once.
 * @param reachEvery of so many screens one is also drawn small, with large letters, and walked through by the keyboard
 * @param looksOfAll how each is looked at, in place of the looks in turn
 */
export function examine(screens: readonly Screen[], reachEvery: number | 'never', looksOfAll?: readonly Look[]): void {
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

  const turns = screens.map((screen) => {
    const turn = turnOf(screen);
    const first = turn % LOOKS.length;
    return {
      ...screen,
      looks: looksOfAll ?? LOOKS.filter((_, look) => (look + LOOKS.length - first) % LOOKS.length < LOOKS_OF_EACH),
      isReached: reachEvery !== 'never' && turn % reachEvery === 0,
    };
  });
  it.each(turns)('$name keeps WCAG 2.2 AA', async ({ looks, isReached, ...screen }) => {
    const found: Record<string, readonly string[]> = {};
    await show(screen, async (page) => {
      for (const look of looks) {
        await turnTo(page, look);
        found[look.name] = await faultsOf(page);
      }
      if (isReached) Object.assign(found, await outOfReach(page));
    });
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });

  it('finds what is wrong with a page', async () => {
    const login = SCREENS.find(({ name }) => name === 'login');
    if (!login) throw new Error('There is no login page');
    await show(login, async (page) => {
      await page.evaluate(() => {
        document.querySelector('label')?.remove();
        document.body.style.width = '4000px';
        const small = '<button style="display: block; width: 9px; height: 9px; overflow: hidden">x</button>';
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', small + small);
      });
      expect(await faultsOf(page)).toEqual([
        expect.stringMatching(/^label: #/),
        expect.stringMatching(/^target-size: /),
        expect.stringMatching(/^target-size: /),
        expect.stringMatching(/^scrolls \d+ pixels sideways$/),
      ]);
    });
  });
}

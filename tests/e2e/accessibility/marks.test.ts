import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { appInBrowser } from '../inBrowser.ts';
import { findPlaces } from '../places.ts';

const app = appInBrowser();

/** How much the pixels of an element differ, from 0: a mark that cannot be seen differs from nothing. */
async function contrastOf(mark: Locator): Promise<number> {
  const { channels } = await sharp(await mark.screenshot()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** The mean brightness of an element's pixels. */
async function brightnessOf(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? Number.NaN;
}

describe('in a person’s own few colours', () => {
  async function opened(who: 'player' | 'owner', path: string): Promise<Page> {
    const page = await app.pageOf(who);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    return page;
  }

  // Red without the blocks for forced colours in agenda/grid: a background, however it is cut, is painted over.
  it('the agenda’s marks are seen: ✓, ✕ and +, what is shown of the courts, and the present page', async () => {
    const page = await opened('owner', ROUTES.ownerReservations.path);
    for (const mark of ['_confirm_', '_cancel_', '_free_']) {
      const first = page.locator(`button[class*="${mark}"], a[class*="${mark}"]`).first();
      await first.scrollIntoViewIfNeeded();
      expect([mark, (await contrastOf(first)) > 10]).toEqual([mark, true]);
    }
    const court = page.locator('button[aria-pressed="true"]:enabled').last();
    const shown = await brightnessOf(court);
    await court.click();
    const hidden = page.locator('button[aria-pressed="false"]:enabled').last();
    expect(Math.abs((await brightnessOf(hidden)) - shown)).toBeGreaterThan(60);
    const [here, there] = ['a[aria-current="page"]', 'a:not([aria-current="page"])'].map((which) =>
      page.getByRole('navigation').locator(`${which}:visible`).first(),
    );
    if (!here || !there) throw new Error('Nothing leads anywhere');
    expect(Math.abs((await brightnessOf(here)) - (await brightnessOf(there)))).toBeGreaterThan(60);
  });

  // Red without forcedColors.css.
  it('the chosen day, period, sport and hour are told from the others', async () => {
    const page = await opened('player', reservePath((await findPlaces(app.address)).local));
    const days = page.getByRole('group', { name: 'Dia' });
    await days.getByRole('button').nth(2).click();
    await page.locator('button[data-state="free"]').first().click();
    const pairs = [
      [page.locator('button[data-state="chosen"]'), page.locator('button[data-state="free"]')],
      [days.locator('button[aria-pressed="true"]'), days.locator('button[aria-pressed="false"]')],
      [page.locator('label:has(> input:checked)'), page.locator('label:has(> input:not(:checked))')],
    ] as const;
    for (const [chosen, other] of pairs) {
      const difference = (await brightnessOf(chosen.first())) - (await brightnessOf(other.first()));
      expect(Math.abs(difference)).toBeGreaterThan(60);
    }
  });
});

// WCAG 2.4.11. Red without scroll-padding-bottom in page.css.
it('what has the focus is never under a bar, on the reserve page of a phone', async () => {
  const page = await app.pageOf('player');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(reservePath((await findPlaces(app.address)).local));
  await page.getByRole('group', { name: 'Dia' }).getByRole('button').nth(2).click();
  await page.locator('button[data-state="free"]').first().waitFor();
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === undefined || seen.has(stop.path)) break;
    seen.add(stop.path);
    if (!stop.isShown) hidden.push(stop.name);
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});

/** Runs in the page: what has the focus, and whether its middle and its four corners are what lies on top there. */
function lookAtFocus(): { path: string; name: string; isShown: boolean } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const drawn = element.matches('.visually-hidden') ? (element.closest('label') ?? element) : element;
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    // Within its rounded corners.
    ...[0.2, 0.8].flatMap((x) => [0.2, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y])),
  ];
  const isShown = points.every(([x = 0, y = 0]) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && (drawn.contains(above) || above.contains(drawn));
  });
  const steps: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    steps.push([...at.parentElement.children].indexOf(at));
  }
  return { path: steps.join('/'), name: element.getAttribute('aria-label') ?? element.textContent, isShown };
}

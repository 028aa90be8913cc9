import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { groupsOfFour, openMatches } from '../../e2e/tournamentMatches.ts';

const app = appInBrowser();

const GROUPS = 40;
const ALL = GROUPS * 6;

test('of many matches those near the screen are drawn, wherever one scrolls, and all of them on paper', async () => {
  const page = await openMany();
  const [first, last] = [groupOf(page, 1), groupOf(page, GROUPS)];
  const cards = page.getByRole('article');
  await first.getByRole('article').nth(5).waitFor();
  await last.waitFor();
  await expect.poll(() => cards.count()).toBeLessThan(ALL / 2);
  await expect.poll(() => last.getByRole('listitem').count()).toBe(6);
  await expect.poll(() => last.getByRole('article').count()).toBe(0);

  await last.scrollIntoViewIfNeeded();
  await last.getByRole('article').nth(5).waitFor();
  await first.getByRole('article').first().waitFor({ state: 'detached' });
  await expect.poll(() => cards.count()).toBeLessThan(ALL / 2);

  await page.evaluate(() => {
    const count = () => (document.title = `${document.querySelectorAll('article').length} on paper`);
    addEventListener('beforeprint', count);
  });
  await page.pdf();
  await expect.poll(() => page.title()).toBe(`${ALL} on paper`);
  await first.getByRole('article').first().waitFor({ state: 'detached' });
});

test('the keyboard goes from match to match, and back', async () => {
  const page = await openMany();
  await groupOf(page, 1)
    .getByRole('button', { name: /placar/ })
    .first()
    .focus();
  const there = await step(page, 'Tab', 46);
  // Each group's name, which folds it, has the focus between its last match and the next one's first.
  const passed = (places: readonly number[]) => places.filter((place) => place !== -1);
  expect(passed(there)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  const back = await step(page, 'Shift+Tab', 46);
  expect(passed(back)).toEqual(Array.from({ length: 40 }, (_, index) => 39 - index));
});

/** In which of all places the focus is after each press; a hand leaves the page some frames between them. */
async function step(page: Page, key: string, presses: number): Promise<number[]> {
  const places: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    for (let frame = 0; frame < 4; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
    const place = await page.evaluate(() =>
      [...document.querySelectorAll('main section li')].findIndex((item) => item.contains(document.activeElement)),
    );
    places.push(place);
  }
  return places;
}

function groupOf(page: Page, number: number) {
  const heading = page.getByRole('heading', { level: 3, name: `Grupo ${number}`, exact: true });
  return page.locator('section:not(:has(section))').filter({ has: heading });
}

async function openMany(): Promise<Page> {
  const page = await app.pageOf('player');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await openMatches(page, { isOrganizer: true }, { matches: groupsOfFour(GROUPS), bracket: [] });
  await page.getByRole('button', { name: 'Abrir todos' }).click();
  return page;
}

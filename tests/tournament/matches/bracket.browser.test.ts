import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { knockoutOf, openMatches, pairOf } from '../../e2e/tournamentMatches.ts';

const app = appInBrowser();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const QUALIFIED = 66;

// 15,951 pixels before. Red with a row for each bye, in bracketTree.ts, and without `max-height` in Bracket.module.css.
test('66 who qualified fit a desktop: byes take no height, and the tree scrolls in a window of its own', async () => {
  const page = await openBracket(DESKTOP);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_500);
  const tree = await page.evaluate(
    () => document.querySelector('[role="region"] > div')?.getBoundingClientRect().height,
  );
  expect(tree).toBeLessThan(32 * 230);
  // Where a match stands is between those that lead to it, so no two cards lie on each other.
  await expect.poll(() => overlaps(page)).toBe(0);
});

// Red without `sticky` at the titles of Bracket.module.css, and without `centre` in Bracket.tsx.
test('the final is one press away, by the keyboard too, and the names of the rounds stay', async () => {
  const page = await openBracket(DESKTOP);
  await page.getByRole('button', { name: 'Final', exact: true }).press('Enter');
  const final = page.getByRole('heading', { level: 3, name: 'Final', exact: true });
  await expect.poll(() => final.evaluate((heading) => heading === document.activeElement)).toBe(true);
  const window = await boxOf(page, '[role="region"]');
  const title = await boxOf(page, '[data-round^="FINAL"] h3');
  expect(Math.abs(title.y - window.y)).toBeLessThan(2);
  const card = page.locator('[data-round^="FINAL"] article');
  await card.waitFor();
  const { y, height, x, width } = (await card.boundingBox()) ?? expect.fail('no final');
  expect(y).toBeGreaterThan(window.y);
  expect(y + height).toBeLessThan(DESKTOP.height);
  expect(x + width).toBeLessThanOrEqual(DESKTOP.width);
});

// Red without `onKeyDown` at the region, and with `fit` in useZoom.ts left at the present size.
test('the tree is fitted to the screen, and made larger and smaller by buttons and keys', async () => {
  const page = await openBracket(DESKTOP);
  const size = page.locator('output');
  const region = page.getByRole('region', { name: 'Chaves do Torneio' });
  await page.getByRole('button', { name: 'Ajustar à tela' }).click();
  const fitted = await region.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    wide: scrollWidth - clientWidth,
    high: scrollHeight - clientHeight,
  }));
  expect(Math.max(fitted.wide, fitted.high)).toBeLessThanOrEqual(1);
  const small = Number.parseInt((await size.textContent()) ?? '', 10);
  expect(small).toBeLessThan(30);

  await page.getByRole('button', { name: 'Aumentar' }).click();
  expect(Number.parseInt((await size.textContent()) ?? '', 10)).toBeGreaterThan(small);
  await region.press('-');
  await region.press('0');
  await expect.poll(() => size.textContent()).toBe(`${small} %`);
  for (let press = 0; press < 11; press += 1) await region.press('+');
  await expect.poll(() => size.textContent()).toBe('150 %');
  await region.press('-');
  await expect.poll(() => size.textContent()).toBe('125 %');
});

// Red without the rule of `data-shown` in Bracket.module.css.
test('a phone shows the round that is played, another when it is asked for, and what a search finds in all of them', async () => {
  const page = await openBracket(PHONE);
  const titles = () => page.getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(() => titles()).toEqual(['Eliminatórias 2ª rodada']);
  await page.getByRole('button', { name: 'Semifinais' }).click();
  await expect.poll(() => titles()).toEqual(['Semifinais']);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_800);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Final', exact: true }).click();
  await expect.poll(() => titles()).toEqual(['Final']);

  await page.getByRole('searchbox').fill('igor');
  await page.getByRole('status').filter({ hasText: 'de 66 partidas' }).waitFor();
  const cards = await page.getByRole('article').all();
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) expect(await card.getAttribute('aria-label')).toContain('Igor');
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(1);
});

// Red without `page: bracket` in Bracket.module.css, and with the round of a phone alone on paper.
test('on paper the whole bracket lies on its side, from a phone as well, and no page is blank', async () => {
  const page = await openBracket(PHONE, 8);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, x, y]) => Number(x) > Number(y));
  expect(boxes).toEqual([true]);
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Quartas de final', 'Semifinais', 'Terceiro lugar', 'Final']);
});

// Red without the rules for paper of AppFrame.module.css.
test.each([
  [PHONE, 4],
  [DESKTOP, 4],
])('a bracket that fits on one page has no second one: from %o, with %d pairs', async (size, qualified) => {
  const page = await openBracket(size, qualified, { isOver: true });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

// Red without `z-index` of .versus in MatchCard.module.css.
test('between the sides of a decided match VS is whole, whoever won', async () => {
  const page = await openBracket(DESKTOP, 8, { isOver: true });
  const covered = await page.locator('article').evaluateAll((cards) =>
    cards.map((card) => {
      const versus = [...card.children].find(({ textContent }) => textContent === 'VS');
      if (!(versus instanceof HTMLElement)) return 'no VS';
      versus.style.pointerEvents = 'auto';
      card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, bottom } = versus.getBoundingClientRect();
      return document.elementFromPoint(left + 25, bottom - 1) === versus;
    }),
  );
  expect(new Set(covered)).toEqual(new Set([true]));
});

// Red without CategoryPodium in Tournament.tsx.
test.each([PHONE, DESKTOP])(
  'a tournament that is over shows its podium above all of its tabs, at $width',
  async (size) => {
    const page = await openBracket(size, 8, { isOver: true });
    const podium = page.getByRole('region', { name: 'Campeões' });
    await podium.waitFor();
    await expect
      .poll(() => podium.getByRole('heading').allTextContents())
      .toEqual(['Campeões', 'Vice-campeões', 'Terceiro lugar']);
    await podium.getByText('Caio Vasconcelos de Albuquerque / Daniela Lima').waitFor();
    const [above, tabs] = [
      await podium.boundingBox(),
      await page.getByRole('navigation', { name: 'Partes do torneio' }).boundingBox(),
    ];
    expect(above?.y ?? Infinity).toBeLessThan(tabs?.y ?? 0);
    await page.getByRole('link', { name: 'Participantes' }).click();
    await page.getByRole('heading', { name: /participando/ }).waitFor();
    await podium.waitFor();
  },
);

async function openBracket(size: typeof PHONE, qualified = QUALIFIED, { isOver = false } = {}): Promise<Page> {
  const page = await app.pageOf('player');
  await page.setViewportSize(size);
  await page.goto('/');
  const bracket = knockoutOf(qualified, { isOver });
  const matches = bracket.filter((place) => 'doubleOne' in place && 'doubleTwo' in place);
  const reply = { matches, bracket, ...(isOver && { champion: pairOf(1) }) };
  const progress = { phase: 'secondPhase', hasChampion: isOver };
  await openMatches(page, { isOrganizer: true }, reply, { progress });
  await page.getByRole('article').first().waitFor();
  return page;
}

async function boxOf(page: Page, selector: string) {
  return (await page.locator(selector).boundingBox()) ?? expect.fail(`${selector} is not on screen`);
}

/** How many pairs of drawn cards lie on each other. */
function overlaps(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
    ).length;
  });
}

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { groupsOfFour, openMatches } from '../../e2e/tournamentMatches.ts';

const app = appInBrowser();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const GROUPS = 17;
const ALL = GROUPS * 6;

describe.each([
  { device: 'phone', size: PHONE, folded: 3_000, whole: 18_500 },
  { device: 'desktop', size: DESKTOP, folded: 2_000, whole: 7_500 },
])('of 102 matches on a $device', ({ size, folded, whole }) => {
  // 27,161 pixels on a phone before. Red without `data-folded` in GroupPhase.module.css.
  test('groups are folded but for the first that is played, and unfolded one by one or all at once', async () => {
    const page = await openMany(size);
    await expect.poll(() => heightOf(page)).toBeLessThan(folded);
    await expect.poll(() => shownGroups(page)).toEqual(['Grupo 1']);
    await fold(page, 'Grupo 3').click();
    await expect.poll(() => shownGroups(page)).toEqual(['Grupo 1', 'Grupo 3']);
    await fold(page, 'Grupo 1').press('Enter');
    await expect.poll(() => shownGroups(page)).toEqual(['Grupo 3']);
    await page.getByRole('button', { name: 'Abrir todos' }).click();
    await expect.poll(() => shownGroups(page)).toHaveLength(GROUPS);
    await expect.poll(() => heightOf(page)).toBeLessThan(whole);
    await page.getByRole('button', { name: 'Fechar todos' }).click();
    await expect.poll(() => shownGroups(page)).toEqual([]);
  });

  // Red without `hasSide` in `isSought`, and with the search kept in React alone.
  test('a search finds pairs by their names, and stands in the address', async () => {
    const page = await openMany(size);
    const search = page.getByRole('searchbox', { name: 'Buscar dupla ou jogador' });
    await search.fill('joão melo');
    const status = page.getByRole('status').filter({ hasText: `de ${ALL} partidas` });
    await status.waitFor();
    const [found] = /\d+/.exec((await status.textContent()) ?? '') ?? [];
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(Number(found));
    for (const card of await cards.all())
      await expect.poll(() => card.getAttribute('aria-label')).toMatch(/João .*Melo|Melo.* João/);
    expect(new URL(page.url()).searchParams.get('busca')).toBe('joão melo');
    await page.reload();
    await expect.poll(() => search.inputValue()).toBe('joão melo');
    await expect.poll(() => cards.count()).toBe(Number(found));

    await search.fill('ninguém');
    await page.getByRole('heading', { name: 'Nada encontrado' }).waitFor();
    await page.getByRole('button', { name: 'Ver tudo' }).click();
    await page.getByRole('heading', { level: 3, name: 'Grupo 17' }).waitFor();
    await expect.poll(() => search.inputValue()).toBe('');
  });

  // Red with `isToPlay` always true.
  test('only those that are to be played are shown when they alone are asked for', async () => {
    const page = await openMany(size);
    const chip = page.getByRole('button', { name: `Só as que faltam (${ALL / 2})` });
    await chip.click();
    await page.getByText(`${ALL / 2} de ${ALL} partidas`).waitFor();
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('[data-group] li').count()).toBe(ALL / 2);
    await page
      .getByRole('button', { name: /^Definir placar/ })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Editar placar/ }).count()).toBe(0);
    await chip.click();
    await expect.poll(() => page.locator('[data-group] li').count()).toBe(ALL);
  });

  // Red without `goTo` in GroupPhase.tsx; and without `sticky` in GroupPhase.module.css.
  test('one jumps to a group by the keyboard, and its name stays while its matches are scrolled', async () => {
    const page = await openMany(size);
    await page.getByRole('button', { name: 'Ir para o grupo' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Grupos' });
    await sheet.getByRole('button', { name: /^Grupo 9/ }).press('Enter');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => shownGroups(page)).toEqual(['Grupo 1', 'Grupo 9']);
    await expect.poll(() => fold(page, 'Grupo 9').evaluate((button) => button === document.activeElement)).toBe(true);
    const head = page.locator('[data-group="Grupo 9"] > div');
    const bar = await boxOf(page.getByRole('banner').first());
    expect((await boxOf(head)).y).toBeLessThan(size.height / 2);

    await page.getByRole('button', { name: 'Abrir todos' }).click();
    await page.getByRole('button', { name: 'Ir para o grupo' }).press('Enter');
    await sheet.getByRole('button', { name: /^Grupo 9/ }).press('Enter');
    await expect.poll(async () => Math.round((await boxOf(head)).y)).toBe(Math.round(bar.y + bar.height));
    await page.evaluate(() => scrollBy(0, 150));
    const group = page.locator('[data-group="Grupo 9"]');
    await expect.poll(async () => (await boxOf(group)).y).toBeLessThan(bar.y);
    await expect.poll(async () => Math.round((await boxOf(head)).y)).toBe(Math.round(bar.y + bar.height));
  });

  // Red without the rules for paper of GroupPhase.module.css and Paper.module.css.
  test('on white paper all groups are there, each kept whole, and nothing to press', async () => {
    const page = await openMany(size);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const paper = await page.evaluate(() => {
      const groups = [...document.querySelectorAll('[data-group]')];
      const isSeen = (element: Element) => element.getClientRects().length > 0;
      return {
        whole: groups.filter((group) => getComputedStyle(group).breakInside === 'avoid').length,
        seen: groups.filter((group) => [...group.querySelectorAll('li')].every(isSeen)).length,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        ink: getComputedStyle(document.body).color,
        pressed: [...document.querySelectorAll('#conteudo :is(button, input, a)')].filter(isSeen).length,
      };
    });
    expect(paper).toEqual({ whole: GROUPS, seen: GROUPS, scheme: 'light', ink: 'rgb(29, 43, 47)', pressed: GROUPS });
    expect(await mediaBoxes(await page.pdf({ preferCSSPageSize: true }))).not.toContain('landscape');
  });

  test('everybody who may see it saves all matches as a spreadsheet, whatever is filtered', async () => {
    const page = await openMany(size, {});
    await page.getByRole('searchbox').fill('joão melo');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Planilha' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('partidas-mista-c-d.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFFFase;Grupo;')).toBe(true);
    expect(csv.trim().split('\r\n')).toHaveLength(1 + ALL);
  });
});

async function openMany(size: typeof PHONE, state: object = { isOrganizer: true }): Promise<Page> {
  const page = await app.pageOf('player');
  await page.setViewportSize(size);
  await page.goto('/');
  await openMatches(page, state, { matches: groupsOfFour(GROUPS), bracket: [] });
  await page.getByRole('article').first().waitFor();
  await page.getByRole('heading', { level: 3, name: `Grupo ${GROUPS}` }).waitFor();
  return page;
}

function fold(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 3, name, exact: true }).getByRole('button');
}

/** The groups whose matches are on the page. */
async function shownGroups(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-group]')]
      .filter((group) => group.querySelector('li')?.getClientRects().length)
      .map(({ dataset }) => dataset['group']),
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function boxOf(place: Locator) {
  return (await place.boundingBox()) ?? expect.fail('it is not on screen');
}

/** How the sheets of a PDF lie. */
async function mediaBoxes(pdf: Buffer): Promise<string[]> {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes.length).toBeGreaterThan(0);
  return boxes.map(([, width, height]) => (Number(width) > Number(height) ? 'landscape' : 'portrait'));
}

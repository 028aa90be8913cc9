import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agendaPath } from '#domain/navigation/paths.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { fillDay } from './fullDay.ts';
import { appInBrowser } from './inBrowser.ts';
import { farDay, reserveFirstHour } from './ownersDay.ts';

const GRID = 'Reservas por hora e quadra';
const HIGH = 'Linhas altas';
/** What a finger can hit, in CSS pixels. */
const FINGER = { width: 44, height: 44 } as const;
const OFFICE = { width: 1440, height: 900 } as const;

const app = appInBrowser();

// Red with `'comfortable'` in place of `'compact'` in src/areas/owner/agenda/bar/density.ts; without the page's `--content` in
// AgendaHead.module.css; and, on the tablet, without the rules for `pointer: coarse` in the style sheets of the grid.
it.each([
  ['at an office screen', { viewport: OFFICE }, { hours: 16, courts: 6 }, { width: 32, height: 24 }],
  ['on a tablet', { viewport: { width: 1180, height: 820 }, hasTouch: true }, { hours: 12, courts: 3 }, FINGER],
] as const)('shows the whole day %s, without scrolling', async (_where, options, size, least) => {
  const context = await app.enter('owner', options);
  const page = await context.newPage();
  const day = farDay(1);
  await reserveFirstHour(context, day, 'Turma do Dia');
  await fillDay(page, size);
  await openDay(page, day);
  await page.waitForFunction(() => !document.querySelector('td[data-row]:empty'));
  expect(await page.evaluate(seen)).toEqual({ cells: size.hours * size.courts, sideways: 0, up: 0 });
  const { text, width, height } = await page.evaluate(smallest);
  expect(text).toBeGreaterThanOrEqual(13);
  expect(width).toBeGreaterThanOrEqual(least.width);
  expect(height).toBeGreaterThanOrEqual(least.height);
});

// Red without `localStorage.setItem` in src/areas/owner/agenda/bar/density.ts.
it('remembers that rows are to be high, as long as nobody wants them low again', async () => {
  const { page } = await atOffice(farDay(2));
  const high = page.getByRole('button', { name: HIGH });
  const rowHeight = () =>
    page
      .locator('[role=grid] tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  expect(await rowHeight()).toBeLessThan(50);
  await high.click();
  expect(await rowHeight()).toBeGreaterThan(100);
  await page.reload();
  await page.getByRole('grid', { name: GRID }).waitFor();
  expect(await high.getAttribute('aria-pressed')).toBe('true');
  expect(await rowHeight()).toBeGreaterThan(100);
  await high.click();
  expect(await rowHeight()).toBeLessThan(50);
});

// Red without `keepPlace` in src/areas/owner/agenda/grid/GridTable.tsx: the day would begin with the reservation.
it('stands after a booking where it was made', async () => {
  const { page } = await atOffice(farDay(3));
  await page.getByRole('button', { name: HIGH }).click();
  const grid = page.getByRole('grid', { name: GRID });
  const top = () => grid.evaluate((table) => Math.round(table.parentElement?.scrollTop ?? 0));
  await page
    .getByRole('link', { name: /^Reservar às 21:00/ })
    .first()
    .scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await page
    .getByRole('link', { name: /^Reservar às 21:00/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/empresa/reservar');
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill('Turma da Noite');
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await page.getByRole('button', { name: /Turma da Noite, Confirmada/ }).waitFor();
  expect(await top()).toBe(before);
});

async function atOffice(day: Day): Promise<{ context: BrowserContext; page: Page }> {
  const context = await app.enter('owner', { viewport: OFFICE });
  const page = await context.newPage();
  await openDay(page, day);
  return { context, page };
}

async function openDay(page: Page, day: Day): Promise<void> {
  await page.goto(agendaPath(toIsoDay(day)));
  await page.getByRole('grid', { name: GRID }).waitFor();
}

/** Runs in the page: how many cells are whole on the screen as it opens, and how far the grid can still be scrolled. */
function seen(): { cells: number; sideways: number; up: number } {
  const scroller = document.querySelector('[role=grid]')?.parentElement;
  if (!scroller) throw new Error('There is no grid');
  const { innerWidth: right, innerHeight: bottom } = window;
  const whole = [...scroller.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
  return {
    cells: whole.filter((cell) => cell.left >= 0 && cell.top >= 0 && cell.right <= right && cell.bottom <= bottom)
      .length,
    sideways: scroller.scrollWidth - scroller.clientWidth,
    up: scroller.scrollHeight - scroller.clientHeight + scrollY,
  };
}

/** Runs in the page: the smallest text and the smallest target of head and grid, in CSS pixels. */
function smallest(): { text: number; width: number; height: number } {
  const all = [...document.querySelectorAll('main header *, [role=grid] *')];
  const texts = all.filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE));
  const targets = all.filter((one) => one.matches('a, button')).map((one) => one.getBoundingClientRect());
  return {
    text: Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize))),
    width: Math.min(...targets.map(({ width }) => width)),
    height: Math.min(...targets.map(({ height }) => height)),
  };
}

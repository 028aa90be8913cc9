import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { appInBrowser } from './inBrowser.ts';
import { openPayments, pay } from './ownerMoneyScreens.ts';
import { farDay, reserveFirstHour } from './ownersDay.ts';

const ROLL = { width: '80mm', height: '297mm' } as const;

const app = appInBrowser();
/** Of one payment for all tests, of a reservation that no other test knows. */
let receipt: string;
let page: Page;

beforeAll(async () => {
  const context = await app.enter('owner');
  page = await context.newPage();
  const day = farDay(1);
  await reserveFirstHour(context, day, 'Turma do Recibo');
  await page.goto(agendaPath(toIsoDay(day)));
  await openPayments(page);
  await pay(page, '1,00');
  await page.getByRole('link', { name: 'Ver recibo' }).click();
  await page.getByText('Recibo sem valor fiscal').waitFor();
  receipt = page.url();
});

beforeEach(async () => {
  page = await app.pageOf('owner');
  await page.goto(receipt);
  await page.getByText('Recibo sem valor fiscal').waitFor();
});

it('asks the printer', async () => {
  await page.evaluate(() => {
    window.print = () => void (document.title = 'impresso');
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect.poll(() => page.title()).toBe('impresso');
});

// Red without the rules for print in src/areas/owner/desk/receipt/Receipt.module.css.
it('prints as a slip alone, in black on white', async () => {
  const slip = await page.getByRole('main').getByRole('article').innerText();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The page hears of the medium a moment later.
  await expect.poll(() => page.locator('body').innerText()).toBe(slip);
  await expect.poll(() => coloursOf(page)).toEqual(new Set(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']));
});

async function coloursOf(page: Page): Promise<Set<string>> {
  const colours = await page.getByRole('article').evaluate((paper) =>
    [paper, ...paper.querySelectorAll('*')].flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    }),
  );
  return new Set(colours);
}

it.each([
  ['a sheet of A4', { format: 'A4' } as const],
  ['the roll of a receipt printer', ROLL],
])('fits on one page of %s', async (_what, paper) => {
  const pdf = await page.pdf({ ...paper, preferCSSPageSize: false, printBackground: true });
  expect(pagesOf(pdf)).toBe(1);
});

/** The page tree of a document says how many leaves it has. */
function pagesOf(pdf: Buffer): number {
  return Math.max(0, ...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}

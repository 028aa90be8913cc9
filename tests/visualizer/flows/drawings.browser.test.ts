import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { voucherCheckMachine } from '../../../machines/vouchers/voucherCheck.ts';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { startApp } from '../../e2e/app.ts';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { beginningOf, graphOf } from '../../../visualizer/flows/graph.ts';
import { type Opening, examineDrawing, examineOpening, settled } from './examineDrawing.ts';

/** The largest first: it is laid out by an engine that has not run yet, as for a person who opens its link. */
const MACHINES = charts
  .map(({ machine }) => machine)
  .toSorted((a, b) => transitionsOf(b).length - transitionsOf(a).length);
const LARGEST = MACHINES[0]?.id;

const app = appInBrowser(() => startApp({ SEED: 'none' }));
let page: Page;
const measured: string[] = [];
const openings: string[] = [];
const OPENING_HEADING = 'Opening: width, smallest text in px, lines over texts, states covered';

beforeAll(async () => {
  page = await app.browser.newPage({
    viewport: { width: 1440, height: 900 },
    baseURL: app.address,
    reducedMotion: 'reduce',
  });
  await page.goto(`/dev/fluxos/${LARGEST}`);
  await page.locator('.chart-row').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
});

afterAll(() => {
  if (openings.length > 0) console.log([OPENING_HEADING, ...openings].join('\n'));
  if (measured.length > 0) console.log(['Layout in Chromium, ms:', ...measured].join('\n'));
});

it('is measured in the font that people see', async () => {
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Figtree');
});

// The two together guard `opening` in viewport.ts, `presentIn` in Canvas.tsx, and what keeps both in view when the room changes.
it.each(MACHINES.map((machine) => [machine.id, machine] as const))(
  '%s opens readable, where it begins and where its walk stands; nothing lies on anything else, and every transition can be pointed at',
  async (id, machine) => {
    await go(`/dev/fluxos/${id}`);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expectReadable(id, size, await opened(page, id, [beginningOf(graphOf(machine).root).path]));
    }
    // From here on the keyboard has the word, and what it reaches is brought into view.
    await page.keyboard.press('Tab');
    await page.evaluate(settled);
    const { problems, hit, things } = await page.evaluate(examineDrawing);
    expect(problems).toEqual([]);
    expect([...new Set(hit)].toSorted()).toEqual(
      transitionsOf(machine)
        .map((each) => each.id)
        .toSorted(),
    );
    const ms = await page.evaluate(
      (name) => performance.getEntriesByName(name)[0]?.duration ?? Infinity,
      `layout ${id}`,
    );
    measured.push(`${id.padEnd(20)} ${String(things).padStart(3)} things ${ms.toFixed(0).padStart(5)}`);

    await go(`/dev/fluxos/${id}/passos`);
    await page.locator(`svg[aria-label='Desenho de ${id}'] .chart-state.active`).first().waitFor();
    const present = await page
      .locator('.chart-state.active:not(.compound, .parallel, .words)')
      .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.replace(/^estado /, '') ?? ''));
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const { covered, ...rest } = await opened(page, id, present);
      // Of several regions, each of which stands somewhere, one is in view.
      expectReadable(`${id} steps`, size, { ...rest, covered: covered.length < present.length ? [] : covered });
    }
  },
);

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Follows a link of the app, without a fresh load: one page looks at all charts, which it lays out once. */
async function go(path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

// Guards `isExplained` in ChartView.tsx, and the rows of the list in Flows.module.css: panels stand beside the drawing.
it.each([DESKTOP, PHONE])(
  'no panel covers what was picked, or where the chart begins, at $width',
  async ({ width, height }) => {
    const context = await app.browser.newContext({ viewport: { width, height }, baseURL: app.address });
    const at = await context.newPage();
    await at.goto('/dev/fluxos/booking');
    const start = ['order.begun'];
    await opened(at, 'booking', start);
    const covered: string[] = [];
    for (const name of ['Legenda', 'Lista de fluxos']) {
      await at.getByRole('button', { name, exact: true }).click();
      covered.push(...(await opened(at, 'booking', start)).covered);
      await at.getByRole('button', { name, exact: true }).click();
    }
    await at.getByRole('button', { name: 'estado order.begun' }).press('Enter');
    await at.getByRole('complementary', { name: 'Detalhes' }).waitFor();
    covered.push(...(await opened(at, 'booking', start)).covered);
    expect(covered).toEqual([]);
  },
);

/** Measures a drawing once it stands still, in its own font. */
async function opened(at: Page, id: string, paths: readonly string[]): Promise<Opening> {
  await at.locator(`svg[aria-label='Desenho de ${id}'] .chart-row`).first().waitFor();
  await at.evaluate(async () => void (await document.fonts.ready));
  await at.evaluate(settled);
  return await at.evaluate(examineOpening, paths);
}

function expectReadable(name: string, { width }: { readonly width: number }, opening: Opening): void {
  const { smallest, crossings, covered } = opening;
  openings.push(
    `${name.padEnd(26)} ${String(width).padStart(4)} ${smallest.toFixed(1).padStart(5)} ${crossings.length} ${covered.length}`,
  );
  expect([...crossings, ...covered]).toEqual([]);
  expect(smallest).toBeGreaterThanOrEqual(11);
}

it('sees a label that lies on another, a text that is too long, and a transition under something else', async () => {
  await page.setViewportSize(DESKTOP);
  await go('/dev/fluxos/voucherCheck');
  await page.locator(`svg[aria-label='Desenho de voucherCheck'] .chart-row`).first().waitFor();
  await page.evaluate(() => {
    const drawing = document.querySelector('[aria-label^="Desenho de"] .chart-drawing');
    const [first, second] = drawing?.querySelectorAll<SVGGElement>('.chart-label') ?? [];
    if (!drawing || !first || !second) throw new Error('there are no two labels');
    const [to, from] = [first.getBBox(), second.getBBox()];
    second.setAttribute('transform', `translate(${to.x - from.x} ${to.y - from.y})`);
    drawing.querySelector('.words.atomic text')?.append(' and much more than its box has room for');
  });
  await page.keyboard.press('Tab');
  const { problems, hit } = await page.evaluate(examineDrawing);
  expect(problems.filter((problem) => /^the label .* lies on the label/.test(problem))).toHaveLength(1);
  expect(problems.filter((problem) => problem.endsWith('leaves its box'))).toHaveLength(1);
  expect(problems.filter((problem) => problem.startsWith('the pointer on'))).not.toEqual([]);
  expect(new Set(hit).size).toBeLessThan(transitionsOf(voucherCheckMachine).length);
});

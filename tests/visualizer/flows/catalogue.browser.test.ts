import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingMachine } from '../../../machines/booking/booking.ts';
import { foldable, folded } from '../../../visualizer/flows/folding.ts';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { mermaidOf } from '../../../visualizer/flows/mermaid.ts';
import { testsOf, loadWalks } from '../../../visualizer/walks.ts';
import { faultsOf } from '../../e2e/accessibility/faults.ts';
import { startApp } from '../../e2e/app.ts';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { LOOKS, turnTo } from '../../e2e/looks.ts';

const RESERVE = 'booking.order.choosing reserve.pressed 0';

const app = appInBrowser(() => startApp({ SEED: 'none' }));
let page: Page;

beforeEach(async () => {
  const context = await app.browser.newContext({
    baseURL: app.address,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
});

describe('a state of a drawing', () => {
  it('closes and opens under the hand, and is so again after a reload', async () => {
    await open('booking');
    const before = await centreOf('Recolher order.choosing');
    await page.getByRole('button', { name: 'Recolher order.choosing' }).click();
    const after = await centreOf('Abrir order.choosing');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    expect(new URL(page.url()).search).toBe('?fechados=order.choosing');
    expect(await states()).not.toContain('estado order.choosing.calm');
    await page.reload();
    await page.getByRole('button', { name: 'Abrir order.choosing' }).waitFor();
    expect(await states()).not.toContain('estado order.choosing.calm');
    await page.getByRole('button', { name: 'estado order.choosing', exact: true }).press('f');
    await page.getByRole('button', { name: 'estado order.choosing.calm' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('opens when the details lead into it', async () => {
    await open('booking?estado=order.choosing&fechados=order.choosing');
    const details = page.getByRole('complementary', { name: 'Detalhes' });
    await details.getByRole('button', { name: 'reserve.pressed', exact: true }).click();
    await details.getByRole('button', { name: 'order.choosing.reminded' }).click();
    await page.getByRole('button', { name: 'estado order.choosing.reminded' }).waitFor();
    expect(new URL(page.url()).search).toBe('?estado=order.choosing.reminded');
  });

  it('closes with all others, and opens with them', async () => {
    await open('booking');
    await page.getByRole('button', { name: 'Recolher tudo' }).click();
    await page.getByRole('button', { name: 'Abrir order' }).waitFor();
    expect(await page.locator('[aria-label^="Desenho de"] .chart-toggle[aria-label^="Recolher"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Abrir tudo' }).click();
    await page.getByRole('button', { name: 'Recolher order.choosing' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('a drawing', () => {
  it('is saved as the file that the documentation has', async () => {
    await open('command');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('command.svg');
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved).toBe(await readFile('docs/statecharts/command.svg', 'utf8'));
  });

  it('is copied as Mermaid, closed states closed', async () => {
    await open('booking');
    await page.getByRole('button', { name: 'Recolher tudo' }).click();
    await page.getByRole('button', { name: 'Abrir order' }).waitFor();
    await page.getByRole('button', { name: 'Mermaid' }).click();
    await page.getByText('Copiado').waitFor();
    const graph = graphOf(bookingMachine);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mermaidOf(folded(graph, foldable(graph))));
  });
});

// Guards Minimap.tsx.
it('is moved by its map, by hand and by keys, and led back to where it begins', async () => {
  await open('booking');
  const map = page.getByRole('button', { name: /^Mapa do desenho/ });
  const { x, y, width, height } = (await map.boundingBox()) ?? fail('there is no map');
  const before = await viewport();
  await page.mouse.move(x + width * 0.3, y + height * 0.3);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.75, y + height * 0.75);
  await page.mouse.up();
  const dragged = await viewport();
  const frame = (await page.locator("[aria-label='Desenho de booking']").boundingBox()) ?? fail('there is no drawing');
  const drawn = await page
    .locator('.chart-drawing .ground')
    .first()
    .evaluate((root: SVGGElement) => root.getBBox().width);
  // The point of the drawing in the middle of the screen is that under the hand on the map.
  expect((frame.width / 2 - dragged.x) / dragged.scale / drawn).toBeCloseTo(0.75, 1);
  expect(dragged.scale).toBe(before.scale);
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  expect((await viewport()).x - dragged.x).toBeCloseTo(frame.width / 4, 0);
  await page.keyboard.press('Enter');
  const start = await page.getByRole('button', { name: 'estado order.begun' }).locator('.ground').boundingBox();
  expect(start && start.x + start.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
  expect(await page.locator('[data-landmarks]').count()).toBe(0);
  await page.getByRole('button', { name: 'Ver tudo' }).click();
  await page.locator('[data-landmarks]').waitFor();
  expect(await map.count()).toBe(0);
});

it('names the tests that take a transition, step by step', async () => {
  await open(`booking?${new URLSearchParams({ transicao: RESERVE })}`);
  const tests = page.getByRole('region', { name: 'Testes' });
  const walks = testsOf(await loadWalks(), 'booking', RESERVE);
  expect(await tests.getByRole('group').count()).toBe(walks.length);
  await tests.locator('summary').first().click();
  const steps = await tests.locator('details[open] li').allTextContents();
  expect(steps).toEqual(walks[0]?.steps.map(({ title }) => title));
  expect(await tests.getByText('tests/models/booking/booking.ts').isVisible()).toBe(true);
});

it('leads from a test to its walk in the step mode, where it takes the transition', async () => {
  await open(`booking?${new URLSearchParams({ transicao: RESERVE })}`);
  const tests = page.getByRole('region', { name: 'Testes' });
  await tests.locator('summary').first().click();
  await tests.locator('details[open]').getByRole('button', { name: 'Ver passo a passo' }).click();
  await page.waitForURL(/\/dev\/fluxos\/booking\/passos\?caminho=/);
  await page.locator('.chart-state.active').first().waitFor();
  const active = await page
    .locator('.chart-state.active[role=button]')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(active).toEqual([
    'estado booking',
    'estado order',
    'estado order.submitting',
    'estado order.submitting.prompt',
    'estado hold',
    'estado hold.none',
  ]);
  expect(await page.locator('.chart-row.taken').count()).toBeGreaterThan(0);
});

it('finds charts by the file that they are in', async () => {
  await page.goto('/dev/fluxos');
  await page.getByRole('searchbox').fill('machines/vouchers');
  const found = page.getByRole('navigation', { name: 'Fluxos' }).getByRole('link');
  expect(await found.locator('b').allTextContents()).toEqual(['voucherCheck', 'vouchers']);
});

// Guards `hitsIn` in search.ts.
it('finds a guard in all charts, and leads to it', async () => {
  await page.goto('/dev/fluxos/dayStrip');
  const list = page.getByRole('navigation', { name: 'Fluxos' });
  await list.getByRole('searchbox').fill('isVoucherRefused');
  expect(await list.getByRole('list', { name: 'Achados em booking' }).isVisible()).toBe(true);
  await list.getByRole('link', { name: /isVoucherRefused.* de order\.submitting/ }).click();
  await page.locator("[aria-label='Desenho de booking'] .chart-row.picked").first().waitFor();
  expect(await page.getByRole('complementary', { name: 'Detalhes' }).getByText('isVoucherRefused').count()).not.toBe(0);
  const row = page.locator("[aria-label='Desenho de booking'] .chart-row.picked").first();
  const [at, frame] = [await row.boundingBox(), await page.locator("[aria-label='Desenho de booking']").boundingBox()];
  expect(at && frame && at.y >= frame.y && at.y + at.height <= frame.y + frame.height).toBe(true);
  expect(at && frame && at.x >= frame.x && at.x + at.width <= frame.x + frame.width).toBe(true);
});

// Guards `isListed` in CatalogueScreen.tsx.
it('folds the list, which stays folded, and is so at first on a phone', async () => {
  await open('dayStrip');
  const list = page.getByRole('navigation', { name: 'Fluxos' });
  const fold = page.getByRole('button', { name: 'Lista de fluxos' });
  expect(await list.count()).toBe(1);
  await fold.click();
  expect(await list.count()).toBe(0);
  await open('booking');
  expect(await list.count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await open('dayStrip');
  expect(await list.count()).toBe(0);
  await fold.click();
  await list.getByRole('link', { name: 'command ' }).first().click();
  await page.locator("[aria-label='Desenho de command'] .chart-row").first().waitFor();
  expect(await list.count()).toBe(0);
});

it('shows the open chart in the list, however far down it is', async () => {
  await open('watch');
  const link = page.getByRole('navigation', { name: 'Fluxos' }).locator('[aria-current=page]');
  const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(900);
});

it.each(LOOKS)('keeps WCAG 2.2 AA: $name', async (look) => {
  const found: Record<string, readonly string[]> = {};
  for (const path of [
    '',
    '/booking?estado=order.choosing',
    `/booking?${new URLSearchParams({ transicao: RESERVE })}`,
  ]) {
    await page.goto(`/dev/fluxos${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path !== '') await page.locator('.chart-row').first().waitFor();
    await turnTo(page, look);
    found[path] = await faultsOf(page);
  }
  await page.getByRole('button', { name: 'Legenda' }).click();
  await page.getByRole('complementary', { name: 'Legenda' }).waitFor();
  found['legend'] = await faultsOf(page);
  expect(Object.values(found).flat()).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(`/dev/fluxos/${path}`);
  await page.locator('[aria-label^="Desenho de"] .chart-row').first().waitFor();
}

function viewport(): Promise<{ x: number; y: number; scale: number }> {
  return page
    .locator("[aria-label='Desenho de booking'] > g")
    .first()
    .evaluate((drawing: SVGGElement) => {
      const { a, e, f } = drawing.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
      return { scale: a, x: e, y: f };
    });
}

function fail(why: string): never {
  throw new Error(why);
}

async function centreOf(name: string): Promise<{ x: number; y: number }> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  const box = await button.locator('circle').boundingBox();
  if (box === null) throw new Error(`${name} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function states(): Promise<readonly (string | null)[]> {
  return page
    .locator('[aria-label^="Desenho de"] .chart-state[role=button]')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
}

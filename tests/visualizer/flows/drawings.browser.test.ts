import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { voucherCheckMachine } from '../../../machines/vouchers/voucherCheck.ts';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { startApp } from '../../e2e/app.ts';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { examineDrawing } from './examineDrawing.ts';

/** The largest first: it is laid out by an engine that has not run yet, as for a person who opens its link. */
const MACHINES = charts
  .map(({ machine }) => machine)
  .toSorted((a, b) => transitionsOf(b).length - transitionsOf(a).length);
const LARGEST = MACHINES[0]?.id;

const app = appInBrowser(() => startApp({ SEED: 'none' }));
let page: Page;
const measured: string[] = [];

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
  if (measured.length > 0) console.log(['Layout in Chromium, ms:', ...measured].join('\n'));
});

it('is measured in the font that people see', async () => {
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Figtree');
});

it.each(MACHINES.map((machine) => [machine.id, machine] as const))(
  '%s: nothing lies on anything else, and every transition can be pointed at',
  async (id, machine) => {
    await page.locator(`nav[aria-label=Fluxos] a[href='/dev/fluxos/${id}']`).click();
    await page.locator(`svg[aria-label='Desenho de ${id}'] .chart-row`).first().waitFor();
    // From here on the keyboard has the word, and what it reaches is brought into view.
    await page.keyboard.press('Tab');
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
  },
);

it('sees a label that lies on another, a text that is too long, and a transition under something else', async () => {
  await page.locator(`nav[aria-label=Fluxos] a[href='/dev/fluxos/voucherCheck']`).click();
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

import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { faultsOf } from '../../e2e/accessibility/faults.ts';
import { startApp } from '../../e2e/app.ts';
import { appInBrowser } from '../../e2e/inBrowser.ts';
import { LOOKS, turnTo } from '../../e2e/looks.ts';

const app = appInBrowser(() => startApp({ SEED: 'none' }));
let page: Page;

beforeAll(async () => {
  const context = await app.browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: app.address,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (article: string, sample: string) =>
  page.getByRole('article', { name: article, exact: true }).getByRole('button', { name: sample, exact: true }).click();
const history = () => page.getByRole('region', { name: 'História' }).getByRole('listitem');

/** The state that is told, one of each region, after the drawing shows just those as active. */
async function where(): Promise<string> {
  const told = await page.locator('main [aria-live] b').textContent();
  const active = page.locator('.chart-state.active[role=button]:not(.compound, .parallel)');
  const drawn = await active.evaluateAll((states) => states.map((state) => state.getAttribute('aria-label')));
  // Regions within a state are told in its brackets.
  const [, around = '', within = told] = /^([\w.]+)\((.*)\)$/.exec(told ?? '') ?? [];
  expect(drawn).toEqual(within?.split(' & ').map((state) => `estado ${around && `${around}.`}${state}`));
  return told ?? '';
}

/** The drawing follows a moment after what is told. */
const reaches = (state: string) => expect.poll(where).toBe(state);

it('walks the booking chart until its PIX is on screen, back to its first moment, and on from there', async () => {
  await page.goto('/dev/fluxos/booking/passos');
  await page.locator('.chart-row').first().waitFor();
  await reaches('order.choosing.calm & hold.checking');
  await choose('resposta de fetchLiveHold', 'None');
  await press('Responder fetchLiveHold');
  await reaches('order.choosing.calm & hold.none');
  await press('Enviar slot.toggled');
  await reaches('order.choosing.calm & hold.none');
  await press('Enviar reserve.pressed');
  await reaches('order.submitting.prompt & hold.none');
  // In the drawing: the reply that takes this transition is found among the samples.
  await press('Ver tudo');
  await press('transição makeReservation [isToPay(output)]');
  await reaches('order.paying & hold.none');
  await expect.poll(() => history().last().textContent()).toContain('emitiu reservation.made');
  const taken = page.locator('.chart-row.taken[role=button]');
  await expect
    .poll(() => taken.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label'))))
    .toEqual(['transição makeReservation [isToPay(output)]']);

  await page.getByRole('heading', { level: 1 }).click();
  for (const state of [
    'order.submitting.prompt & hold.none',
    'order.choosing.calm & hold.none',
    'order.choosing.calm & hold.none',
    'order.choosing.calm & hold.checking',
  ]) {
    await page.keyboard.press('ArrowLeft');
    await reaches(state);
  }
  await page.keyboard.press('ArrowRight');
  await reaches('order.choosing.calm & hold.none');
  await press('Enviar own.pressed');
  await reaches('order.opening & hold.none');
  await expect.poll(() => history().count()).toBe(3);
});

it('opens a copied link where it was', async () => {
  await press('Copiar link');
  await page.getByText('Link copiado').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.chart-row').first().waitFor();
  await reaches('order.opening & hold.none');
  await expect.poll(() => history().count()).toBe(3);
});

it('walks a payment to paid, over its delays', async () => {
  await page.goto('/dev/fluxos/payment/passos');
  await page.locator('.chart-row').first().waitFor();
  await reaches('awaitingPix(question.asking & line.heard)');
  for (const [article, sample, name, state] of [
    ['resposta de fetchCharge', 'pending', 'Responder fetchCharge', 'awaitingPix(question.resting & line.heard)'],
    ['prazo pixPoll', null, 'Esperar 5 s pixPoll', 'awaitingPix(question.asking & line.heard)'],
    ['resposta de fetchCharge', 'approved', 'Responder fetchCharge', 'settling(question.asking & line.heard)'],
    ['resposta de fetchSettlement', 'paid', 'Responder fetchSettlement', 'paid'],
  ] as const) {
    if (sample !== null) await choose(article, sample);
    await press(name);
    await reaches(state);
  }
});

it('keeps WCAG 2.2 AA by day and by night, on a phone and on a desktop', async () => {
  await page.goto('/dev/fluxos/booking/passos');
  await page.locator('.chart-row').first().waitFor();
  await choose('resposta de fetchLiveHold', 'None');
  await press('Responder fetchLiveHold');
  await page.getByText(/^Agora não/).click();
  const found: Record<string, readonly string[]> = {};
  for (const look of LOOKS) {
    await turnTo(page, look);
    found[look.name] = await faultsOf(page);
  }
  expect(found).toEqual(Object.fromEntries(LOOKS.map(({ name }) => [name, []])));
});

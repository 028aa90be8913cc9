import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { HOLD_MINUTES } from '#domain/booking/reservation.ts';
import { SHELL_PATH, WORKER_PATH } from '#domain/offline/worker.ts';
import { moveDate } from '../moments/moved.ts';
import { waitUntil } from '../waitUntil.ts';
import { appInBrowser } from './inBrowser.ts';
import type { Who } from './people.ts';

const app = appInBrowser();
const UPDATED = /^Atualizado às \d\d:\d\d\.$/;
const DAY_MS = 24 * 60 * 60_000;
/** How long a PIX holds its hours, in seconds. */
const HOLD_S = HOLD_MINUTES * 60;
const HOUR = /^Das \d\d:00 às \d\d:00, R\$/;

/** A browser that lets the service worker in, on a page that it answers. */
async function enter(who: Who, clockMs = 0): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await app.enter(who, { serviceWorkers: 'allow' });
  if (clockMs !== 0) await context.addInitScript(moveDate, clockMs);
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (clockMs !== 0) await Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(moveDate, clockMs)));
  return { context, page };
}

/** Goes there by a link of the app, as a person does: the page stays the same document. */
async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

it('the app can be installed: its manifest and icons are served, and its worker is never an old one', async () => {
  const page = await app.pageOf('visitor');
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await page.request.get(String(href));
  expect(reply.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name: 'Quadra Livre', display: 'standalone', start_url: '/', lang: 'pt-BR' });
  for (const { src, sizes, type } of manifest.icons.filter((icon: { type: string }) => icon.type === 'image/png')) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    // The size stands in bytes 16 to 24 of a PNG.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const path of [WORKER_PATH, SHELL_PATH]) {
    expect((await page.request.get(path)).headers()['cache-control']).toBe('no-cache');
  }
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

it('after one visit one’s reservations and the arena are there without a line, and say how old they are', async () => {
  const { context, page } = await enter('player');
  await visit(page, ROUTES.myReservations.path, 'Minhas reservas');
  const tickets = page.getByRole('article');
  await tickets.first().waitFor();
  const before = await tickets.allInnerTexts();
  await visit(page, '/', /./);
  await page.getByRole('searchbox').fill('sao paulo');
  await page.getByRole('link', { name: 'Ibirapuera Sand' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ibirapuera Sand' }).waitFor();
  const arena = page.url();

  await context.setOffline(true);
  await visit(page, ROUTES.myReservations.path, 'Minhas reservas');
  await tickets.first().waitFor();
  await expect.poll(() => tickets.allInnerTexts()).toEqual(before);
  await page.getByText(UPDATED).waitFor();
  await visit(page, arena, 'Ibirapuera Sand');
  await page.getByText(UPDATED).waitFor();

  await context.setOffline(false);
  await page.getByText(UPDATED).waitFor({ state: 'detached' });
});

// Red where a kept reply is stamped by the server's `date` (replies.ts).
it.each([-2, 2])(
  'a PIX that is open can be copied and paid without a line, on a phone whose clock is %i days off: its time goes on',
  async (daysOff) => {
    const { context, page } = await enter('player', daysOff * DAY_MS);
    await page.getByRole('searchbox').fill('sao paulo');
    await page.getByRole('link', { name: 'Ibirapuera Sand' }).click();
    await page.getByRole('link', { name: 'Fazer reserva' }).click();
    await page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(3).click();
    const hour = page.getByRole('button', { name: HOUR, disabled: false }).first();
    const [from = ''] = /\d\d:\d\d/.exec(await hour.innerText()) ?? [];
    await hour.click();
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    const pix = page.getByRole('dialog', { name: 'Pague com PIX' });
    const code = await pix.getByLabel('PIX copia e cola').inputValue();
    const left = await secondsOf(page);
    expect(left).toBeGreaterThan(HOLD_S - 120);
    // What is ahead is read once the page is calm: nobody opens the list before the line is gone.
    await waitUntil(async () => expect(await keptText(page, '/api/v1/players/me/reservations?')).toContain(code));

    await context.setOffline(true);
    await visit(page, ROUTES.myReservations.path, 'Minhas reservas');
    const ticket = page.getByRole('article').filter({ hasText: new RegExp(`${from} (às|–)`) });
    await ticket.getByRole('button', { name: /^Pagar reserva/ }).click();
    await expect.poll(() => pix.getByLabel('PIX copia e cola').inputValue()).toBe(code);
    await expect.poll(() => secondsOf(page)).toBeLessThan(left);
    expect(await secondsOf(page)).toBeGreaterThan(left - 300);
  },
);

it('one’s tournaments with their tables and matches are there without a line, though only the home page was opened', async () => {
  const { context, page } = await enter('player');
  await keptSoon(page, /\/players\/me\/tournaments$/);
  const { data } = JSON.parse(await keptText(page, '/players/me/tournaments'));
  const drawn = data.tournaments.find(({ group }: { group?: unknown }) => group !== undefined);
  await keptSoon(page, new RegExp(`/tournaments/${drawn.tournament._id}/registrations$`));
  await context.setOffline(true);
  await visit(page, ROUTES.myTournaments.path, 'Meus torneios');
  await page.getByText(UPDATED).waitFor();
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('table') })
    .getByRole('link', { name: /^Ver/ })
    .first()
    .click();
  const parts = page.getByRole('navigation', { name: /./ }).getByRole('link');
  await parts.filter({ hasText: 'Grupos' }).click();
  await page.getByRole('table').first().waitFor();
  await page.getByText(UPDATED).waitFor();
  await parts.filter({ hasText: 'Partidas' }).click();
  await page.getByRole('listitem').first().waitFor();
});

/** The seconds that the ring of a PIX shows. */
async function secondsOf(page: Page): Promise<number> {
  const text = await page
    .getByRole('dialog', { name: 'Pague com PIX' })
    .getByText(/^\d\d:\d\d$/)
    .innerText();
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Waits until a reply of such an address is kept. */
async function keptSoon(page: Page, address: RegExp): Promise<void> {
  await waitUntil(async () => expect((await keptAddresses(page)).filter((url) => address.test(url))).not.toEqual([]));
}

function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('replies-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.split('?')[0] ?? '');
  });
}

/** The text of the replies that are kept under addresses with such a part. */
function keptText(page: Page, part: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('replies-'));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const all = await Promise.all(stores.map((store) => store.matchAll()));
    const asked = await Promise.all(stores.map((store) => store.keys()));
    const replies = all.flat().filter((_, at) => asked.flat()[at]?.url.includes(wanted));
    return (await Promise.all(replies.map((reply) => reply.text()))).join();
  }, part);
}

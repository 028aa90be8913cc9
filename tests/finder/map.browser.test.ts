import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAP_PATH } from '#domain/finder/mapPath.ts';
import { openBrowser } from '../e2e/browser.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { newPage } from '../models/browser/openPage.ts';
import { waitUntil } from '../waitUntil.ts';

const scene = sceneInBrowser();
const bare = sceneInBrowser({ hasMap: false });
const FOUND = '/buscar?dia=DAY&hora=19';
const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  for (const { world } of [scene, bare]) {
    await world.arena('local', 1, { name: 'Arena Maré Alta', lat: -23.967, lng: -46.333 });
    await world.arena('local', 1, { name: 'Arena do Guarujá', lat: -23.9931, lng: -46.2564 });
    await world.arena('local', 1, { name: 'Arena sem Lugar' });
  }
});

/** The finder, with what the page asked for until now. */
async function open(search = '', { world, newPage: open }: Pick<typeof scene, 'world' | 'newPage'> = scene) {
  const { day, month, year } = world.day;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const page = await open({ path: '/' });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(FOUND.replace('DAY', iso) + search);
  await page.getByRole('heading', { name: '3 arenas com quadra livre' }).waitFor();
  return { page, asked };
}

const pin = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, R\\$`) });
const card = (page: Page, name: string) => page.getByRole('article', { name });
/** How many colours cover more than a four-thousandth of the map's ground each. */
async function coloursOf(page: Page): Promise<number> {
  const { data, info } = await sharp(await page.locator('.maplibregl-canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let index = 0; index < data.length; index += 3) {
    const colour = data.subarray(index, index + 3).toString('hex');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count > (info.width * info.height) / 4_000).length;
}

it('is loaded when it is opened, from this server alone, and draws the ground', async () => {
  const { page, asked } = await open();
  expect(asked.filter((url) => /map\/assets|pmtiles/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Mapa' }).click();
  await pin(page, 'Arena Maré Alta').waitFor();
  expect(new URL(page.url()).searchParams.get('ver')).toBe('mapa');
  await waitUntil(async () => expect(await coloursOf(page)).toBeGreaterThan(3));
  expect(asked.some((url) => url.endsWith(MAP_PATH))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(scene.address) && !url.startsWith('data:'))).toEqual([]);
  await page.getByText('1 arena sem posição no mapa').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: '© OpenStreetMap' }).getAttribute('href'))
    .toBe('https://www.openstreetmap.org/copyright');
  await page.getByRole('button', { name: 'Lista' }).click();
  await waitUntil(async () => expect(await page.locator('.maplibregl-canvas').count()).toBe(0));
});

it('the keyboard chooses a pin, and list and map tell each other which is chosen', async () => {
  const { page } = await open('&ver=mapa');
  const [santos, guaruja] = [pin(page, 'Arena Maré Alta'), pin(page, 'Arena do Guarujá')];
  await santos.focus();
  await expect.poll(() => santos.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await page.locator('article[data-chosen]').waitFor();
  await expect.poll(() => page.locator('article[data-chosen]').getAttribute('aria-label')).toBe('Arena Maré Alta');
  await card(page, 'Arena do Guarujá').getByRole('button', { name: 'Ver no mapa' }).click();
  await waitUntil(async () => {
    await expect.poll(() => guaruja.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => santos.getAttribute('aria-pressed')).toBe('false');
  });
  await expect.poll(() => card(page, 'Arena sem Lugar').getByRole('button').count()).toBe(0);
});

it('on a phone the map stands in the place of the list, and a tap on a pin shows its card', async () => {
  const { page } = await open('&ver=mapa');
  await page.setViewportSize(PHONE);
  await pin(page, 'Arena do Guarujá').waitFor();
  await waitUntil(async () => expect(await page.getByRole('article').count()).toBe(0));
  await pin(page, 'Arena do Guarujá').click();
  await card(page, 'Arena do Guarujá')
    .getByRole('link', { name: /^Reservar / })
    .waitFor();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await waitUntil(async () => expect(await page.getByRole('article').count()).toBe(0));
});

// Red with the place in `questionSearch`, and without `blurred` in freeQueryOf.
it('its middle is a place to measure from, in no address and no more exactly than a hundred metres', async () => {
  const { page, asked } = await open('&ver=mapa');
  await pin(page, 'Arena do Guarujá').waitFor();
  const before = page.url();
  await page.locator('.maplibregl-canvas').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Buscar perto daqui' }).click();
  await page.getByText('Distâncias a partir do ponto escolhido no mapa.').waitFor();
  await page.getByLabel('Ponto escolhido').waitFor({ state: 'attached' });
  await card(page, 'Arena do Guarujá').getByText(/ k?m$/).waitFor();
  expect(page.url()).toBe(before);
  const places = asked.flatMap((url) => {
    const { searchParams } = new URL(url);
    return searchParams.has('lat') ? [`${searchParams.get('lat')} ${searchParams.get('lng')}`] : [];
  });
  expect(places).toEqual([expect.stringMatching(/^-2[34](\.\d{1,3})? -46(\.\d{1,3})?$/)]);
  await page.getByRole('button', { name: 'Esquecer o ponto' }).click();
  await waitUntil(async () => expect(await page.getByText(/ k?m$/).count()).toBe(0));
});

it('where the server has no map there is nothing to open, also not by a link', async () => {
  const { page, asked } = await open('&ver=mapa', bare);
  await expect.poll(() => page.getByRole('button', { name: /^(Mapa|Lista)$/ }).count()).toBe(0);
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  expect(asked.filter((url) => /map\/assets|pmtiles/.test(url))).toEqual([]);
});

it('a map whose file is gone is said, and the list stays', async () => {
  const { page } = await open();
  await page.route(`**${MAP_PATH}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Mapa' }).click();
  await page.getByText('Não foi possível abrir o mapa.').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  await page.unroute(`**${MAP_PATH}`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await pin(page, 'Arena Maré Alta').waitFor();
});

let undrawing: Awaited<ReturnType<typeof openBrowser>>;
afterAll(() => undrawing?.close());

it('a browser that draws no maps says so, and the list stays', async () => {
  undrawing = await openBrowser(undefined, ['--disable-3d-apis']);
  const { address, world } = scene;
  const { page } = await open('&ver=mapa', {
    world,
    newPage: (opening) => newPage(undrawing, address, world.now(), opening),
  });
  await page.getByText('Este navegador não desenha mapas').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  await expect.poll(() => page.locator('.maplibregl-canvas').count()).toBe(0);
});

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { FIRST_QUESTION, questionSearch } from '#domain/finder/question.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { waitUntil } from '../waitUntil.ts';

const scene = sceneInBrowser();
/** Of 255; the ground is lighter, the middle of the strokes of a name is darker. */
const DARK = 140;

beforeAll(async () => {
  await scene.world.arena('local', 1, { name: 'Arena Maré Alta', lat: -23.967, lng: -46.333 });
  await scene.world.arena('local', 1, { name: 'Arena do Guarujá', lat: -23.9931, lng: -46.2564 });
});

declare global {
  /** What was drawn to be put on the map. */
  var letters: { letter: string; font: string }[];
}

/** Runs in a page, before anything of it. */
function keepLetters(): void {
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const fill = Reflect.get(prototype, 'fillText') as (...given: unknown[]) => void;
  globalThis.letters = [];
  Reflect.set(prototype, 'fillText', function keep(this: OffscreenCanvasRenderingContext2D, ...given: unknown[]) {
    globalThis.letters.push({ letter: String(given[0]), font: this.font });
    return fill.apply(this, given);
  });
}

/** How much of the ground is as dark as a name by day, without what lies on it. */
async function inkOf(page: Page): Promise<number> {
  await page.locator('.maplibregl-map').evaluate((map) => {
    for (const other of map.parentElement?.children ?? []) {
      if (other instanceof HTMLElement && other !== map) other.style.visibility = 'hidden';
    }
  });
  const { data } = await sharp(await page.locator('.maplibregl-canvas').screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < DARK).length;
}

// Red without `nameLayers` in mapStyle.ts; in mapNames.ts with `name` before `name:pt`, and without a `text-font`.
it('the map writes the names of places in the page’s own font, and in Portuguese', async () => {
  const page = await scene.newPage({ path: '/' });
  await page.addInitScript(keepLetters);
  const when = { day: scene.world.day, hour: 19 };
  await page.goto(`/buscar${questionSearch({ ...FIRST_QUESTION, when, isMap: true })}`);
  await page.getByRole('button', { name: /^Arena Maré Alta, R\$/ }).waitFor();
  await waitUntil(async () => expect(await inkOf(page)).toBeGreaterThan(100));
  const letters = await page.evaluate(() => globalThis.letters);
  const drawn = new Set(letters.map(({ letter }) => letter));
  expect(Array.from('GuarujáJoséMenino').filter((letter) => !drawn.has(letter))).toEqual([]);
  expect(drawn.has('Ŵ')).toBe(false);
  expect(letters.filter(({ font }) => !/^(600 )?48px "?Figtree/.test(font))).toEqual([]);
});

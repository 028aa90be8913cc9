import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arenaPath } from '#domain/navigation/paths.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { NARROW } from '../models/browser/openPage.ts';

const scene = sceneInBrowser();

/** All that is spoken of the pictures, and what of it is spoken without being asked for. */
function spoken(page: Page) {
  return page.getByRole('region', { name: 'Fotos da arena' }).evaluate((carousel) => {
    const frame = carousel.closest('[data-count]') ?? carousel;
    const labels = [...frame.querySelectorAll('[aria-label], [aria-roledescription]')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('aria-roledescription') ?? '',
    ]);
    const live = [...frame.querySelectorAll('[aria-live]')].filter(
      (one) => one.getAttribute('aria-live') !== 'off' && getComputedStyle(one).display !== 'none',
    );
    const text = frame instanceof HTMLElement ? frame.innerText : '';
    return { words: [...labels, text].join(' '), live: live.map((one) => one.textContent) };
  });
}

// Red without the words of `Carousel` in PhotoCarousel.tsx, and with its `aria-live` always 'polite'.
it('the pictures of an arena speak Portuguese, are silent while they pass, and are told one by one when paused', async () => {
  const { id } = await scene.world.arena('local', 1, { photos: ['/um.jpg', '/dois.jpg', '/tres.jpg'] });
  const page = await scene.newPage({ path: '/' });
  // Where they do not all fit beside each other.
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(arenaPath(id));
  await page.getByRole('button', { name: 'Pausar fotos' }).waitFor();
  const playing = await spoken(page);
  expect(playing.words).not.toMatch(/slide|next|previous|carousel|\bof\b/i);
  expect(playing.live).toEqual([]);

  await page.getByRole('button', { name: 'Pausar fotos' }).click();
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  await expect.poll(async () => (await spoken(page)).live).toEqual([expect.stringMatching(/^Foto \d de 3/)]);
});

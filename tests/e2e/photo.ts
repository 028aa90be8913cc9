import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const SCENE = fileURLToPath(new URL('../../public/pictures/arenas/jurere-beach-1.svg', import.meta.url));

/** Chooses a photo on the page that is open, as its file chooser would give it. */
export async function choosePhoto(page: Page): Promise<void> {
  const buffer = await sharp(SCENE).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
}

/** Takes the part of it that is offered. */
export async function cropPhoto(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Ajuste a foto' }).getByRole('button', { name: 'Usar foto' }).click();
}

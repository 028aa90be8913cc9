import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { padPicture } from '../scenes/heldPictures.ts';

/** The dialog in which a picture is cropped. */
export const CROP = 'Ajuste a foto';

/** Chooses a file with the button of the picture's field, as from a folder. */
export async function choosePicture(page: Page, bytes?: number): Promise<void> {
  const buffer = Buffer.from(padPicture(await photo(), bytes));
  await page.locator('input[type=file]').setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer });
}

/** Runs in the page: a link is let go over the picture's field, which brings no file. */
export function dropLink(field: Element): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/uri-list', 'https://exemplo.com/foto.png');
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Wider than high. */
async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#d2691e' } })
    .png()
    .toBuffer();
}

import sharp from 'sharp';
import { type Card, CARD_SIZE } from '#domain/linkPreviews/linkPreview.ts';
import { drawCard, PICTURE_PLACE } from './drawCard.ts';

const QUALITY = 84;

/**
 * Draws a card as a JPEG of 1200 × 630. It reads SVG and WebP, which the process that decodes uploads may not: it runs in a process of its own.
 * @param picture the uploaded picture that the card names, as it is stored
 */
export async function drawPicture(card: Card, picture?: Buffer): Promise<Buffer> {
  const shown = picture && (await rounded(picture));
  const { picture: _, ...alone } = card;
  const drawn = sharp(Buffer.from(drawCard(shown ? card : alone)), {
    limitInputPixels: CARD_SIZE.width * CARD_SIZE.height,
  });
  const { left, top } = PICTURE_PLACE;
  return drawn
    .composite(shown ? [{ input: shown, left, top }] : [])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

async function rounded(picture: Buffer): Promise<Buffer> {
  const { side, radius } = PICTURE_PLACE;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`;
  return sharp(picture)
    .resize(side, side, { fit: 'cover' })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

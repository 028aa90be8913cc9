import { AVATAR_SIDES, IMAGE_FAULTS } from '../../domain/uploads/image.ts';
import type { CropArea, RenderOutcome, Source } from '../../machines/uploads/picture.ts';
import { decodeImage } from './decodeImage.ts';

/** As large as the server keeps it: a phone's photo of megabytes is sent as some tens of kilobytes. */
const SIDE = Math.max(...AVATAR_SIDES);
const QUALITY = 0.9;

/** Draws the chosen part as a square, in the type of its source: a PNG keeps what is see-through. */
export async function renderCrop({ file, type }: Source, area: CropArea): Promise<RenderOutcome> {
  const image = await decodeImage(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return drawn ? { _tag: 'Chosen', file: drawn } : { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable };
}

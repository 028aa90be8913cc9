import { IMAGE_FAULTS, largestOf, type Shape } from '#domain/uploads/image.ts';
import type { CropArea, RenderOutcome, Source } from '../../../machines/uploads/picture.ts';
import { decodeImage } from './decodeImage.ts';

const QUALITY = 0.9;

/**
 * Draws the selected area in the largest size of its shape that the server keeps, so that a photo of several megabytes is
 * sent as some tens of kilobytes.
 */
export async function renderCrop({ file }: Source, area: CropArea, shape: Shape): Promise<RenderOutcome> {
  const image = await decodeImage(file);
  const canvas = document.createElement('canvas');
  const { width, height } = largestOf(shape);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return UNFIT;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const drawn = await encode(canvas, isSeeThrough(pen.getImageData(0, 0, width, height)) ? 'image/png' : 'image/jpeg');
  return drawn ? { _tag: 'Chosen', file: drawn } : UNFIT;
}

const UNFIT: RenderOutcome = { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable };

/** Whether any pixel is transparent, as in a logo. Opaque pictures are sent as JPEG, which is ten times smaller. */
function isSeeThrough({ data }: ImageData): boolean {
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

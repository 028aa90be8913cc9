import { fireEvent } from '@testing-library/react';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

/** What happy-dom lacks: it decodes no picture and draws none. Every picture is as large, and every drawing the same. */
export async function fakePictures(): Promise<void> {
  const [image, canvas] = [HTMLImageElement.prototype, HTMLCanvasElement.prototype];
  const before = { decode: Reflect.get(image, 'decode'), toBlob: Reflect.get(canvas, 'toBlob') };
  const drawn = new Blob([await aPicture()], { type: 'image/png' });
  Object.assign(image, { decode: async () => undefined });
  Object.assign(canvas, { toBlob: (take: (file: Blob) => void) => take(drawn) });
  onTestFinished(() => {
    Object.assign(image, { decode: before.decode });
    Object.assign(canvas, { toBlob: before.toBlob });
  });
}

/** Chooses a file with the button of the picture's field. */
export async function choosePicture(): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no field takes a file');
  fireEvent.change(input, { target: { files: [new File([await aPicture()], 'eu.png', { type: 'image/png' })] } });
}

/** Of one colour. */
async function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d2691e' } });
  return new Uint8Array(await image.png().toBuffer());
}

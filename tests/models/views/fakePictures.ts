import { fireEvent } from '@testing-library/react';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { padPicture } from '../scenes/heldPictures.ts';

/** What happy-dom lacks: it decodes no picture and draws none. Every drawing is the same. */
export async function fakePictures(): Promise<void> {
  const drawn = new Blob([await picture], { type: 'image/png' });
  standIn(HTMLImageElement.prototype, { decode: async () => undefined });
  standIn(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined, getImageData: () => ({ data: [] }) }),
    toBlob: (take: (file: Blob) => void) => take(drawn),
  });
}

/** Until the test is over. */
function standIn(prototype: object, members: Readonly<Record<string, unknown>>): void {
  const before = Object.fromEntries(Object.keys(members).map((name) => [name, Reflect.get(prototype, name)]));
  Object.assign(prototype, members);
  onTestFinished(() => void Object.assign(prototype, before));
}

/** Chooses a file with the button of the picture's field. */
export async function choosePicture(bytes?: number): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no field takes a file');
  const file = new File([padPicture(await picture, bytes)], 'eu.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
}

/** Of one colour. */
const picture = drawPicture();

async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d2691e' } });
  return new Uint8Array(await image.png().toBuffer());
}

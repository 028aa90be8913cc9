import { IMAGE_BYTES, IMAGE_FAULTS, IMAGE_HEAD_BYTES, IMAGE_PIXELS, imageTypeOf } from '#domain/uploads/image.ts';
import type { ReadOutcome } from '../../../machines/uploads/picture.ts';
import { decodeImage } from './decodeImage.ts';

/** Checks a file as the server will: its first bytes, its size, and whether it decodes. */
export async function readPicture(file: Blob): Promise<ReadOutcome> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  if (imageTypeOf(head) === undefined) return unfit(IMAGE_FAULTS.type);
  if (file.size > IMAGE_BYTES) return unfit(IMAGE_FAULTS.size);
  const image = await decodeImage(file).catch(() => undefined);
  if (!image) return unfit(IMAGE_FAULTS.unreadable);
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > IMAGE_PIXELS) return unfit(IMAGE_FAULTS.unreadable);
  return { _tag: 'Read', file, width, height };
}

function unfit(message: string): ReadOutcome {
  return { _tag: 'Unfit', message };
}

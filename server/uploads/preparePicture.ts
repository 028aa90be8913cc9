import { AVATAR_SIDES, IMAGE_PIXELS, imageTypeOf } from '../../domain/uploads/image.ts';
import { refuse } from '../http/handler.ts';
import { Slots } from '../http/Slots.ts';
import { loadDecoder } from './decoder.ts';
import { hasHiddenCosts } from './hiddenCosts.ts';

/** A picture in one of the widths in which it is kept: square, WebP, and nothing but pixels. */
interface Size {
  readonly width: number;
  readonly bytes: Buffer;
}

/** A person's or an arena's picture in every width that the app shows. */
export type Prepared = readonly Size[];

/** What a picture may cost; a test allows more of one to see the other. */
interface Limits {
  readonly seconds?: number;
  readonly scans?: number;
}

const SECONDS = 5;
const QUALITY = 80;
const LARGEST = Math.max(...AVATAR_SIDES);

/** Decoding takes a core, and for some files hundreds of megabytes: a flood waits in line, and past it is turned away. */
const slots = new Slots({ atOnce: 2, waiting: 64 });

/**
 * Decodes an uploaded picture, cuts the square out of its middle, and encodes that anew: what the file carried besides
 * its pixels (a position, a camera's number, a second format) is gone. Refuses what is no JPEG or PNG by its first
 * bytes, and what cannot be decoded, is larger than {@link IMAGE_PIXELS}, or takes too long.
 */
export async function preparePicture(bytes: Uint8Array, { seconds = SECONDS, scans }: Limits = {}): Promise<Prepared> {
  if (imageTypeOf(bytes) === undefined) refuse('image_type');
  if (hasHiddenCosts(bytes, scans)) refuse('image_unreadable');
  const decode = await loadDecoder();
  return slots.run(() => encodeSizes(decode, bytes, seconds).catch(() => refuse('image_unreadable')));
}

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;

/** Decoded once: the smaller ones come from the largest. */
async function encodeSizes(decode: Decoder, bytes: Uint8Array, seconds: number): Promise<Prepared> {
  const { data, info } = await decode(bytes, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', autoOrient: true })
    .timeout({ seconds })
    .resize(LARGEST, LARGEST, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: Size[] = [];
  for (const width of AVATAR_SIDES) {
    const bytes = await decode(data, { raw }).resize(width, width).webp({ quality: QUALITY }).toBuffer();
    sizes.push({ width, bytes });
  }
  return sizes;
}

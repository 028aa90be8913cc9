import { AVATAR_SIDES, IMAGE_PIXELS, imageTypeOf } from '../../domain/uploads/image.ts';
import { refuse } from '../http/handler.ts';
import { Semaphore, shareOfLimits } from '../http/Semaphore.ts';
import { loadDecoder } from './decoder.ts';
import { hasHiddenCosts } from './hiddenCosts.ts';

/** A picture in one of the stored widths: square, WebP, and without metadata. */
interface Size {
  readonly width: number;
  readonly bytes: Buffer;
}

/** The picture of a person or an arena in every width that the app shows. */
export type Prepared = readonly Size[];

/** Limits for decoding a picture; tests raise one of them to observe the other. */
interface Limits {
  readonly seconds?: number;
  readonly scans?: number;
}

const SECONDS = 5;
const QUALITY = 80;
const LARGEST = Math.max(...AVATAR_SIDES);

/** Decoding takes a core and up to hundreds of megabytes. Excess pictures wait in a queue; when it is full, they are refused. */
const AT_ONCE = { atOnce: 2, waiting: 64 };
const slots = new Semaphore(AT_ONCE);

/** Takes this process's share of the limits. */
export function shareDecoding(processes: number): void {
  slots.limitTo(shareOfLimits(AT_ONCE, processes));
}

/**
 * Decodes an uploaded picture, crops the square in its middle, and encodes that anew, which removes everything but pixels
 * (a position, a camera's number, a second format). Refuses a file whose first bytes are not those of a JPEG or PNG, and a
 * picture that cannot be decoded, is larger than {@link IMAGE_PIXELS}, or takes too long.
 */
export async function preparePicture(bytes: Uint8Array, { seconds = SECONDS, scans }: Limits = {}): Promise<Prepared> {
  if (imageTypeOf(bytes) === undefined) refuse('image_type');
  if (hasHiddenCosts(bytes, scans)) refuse('image_unreadable');
  const decode = await loadDecoder();
  return slots.run(() => encodeSizes(decode, bytes, seconds).catch(() => refuse('image_unreadable')));
}

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;

/** Decodes once; the smaller sizes are made from the largest. */
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

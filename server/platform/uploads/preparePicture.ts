import { IMAGE_PIXELS, imageTypeOf, largestOf, type Shape, SHAPES } from '#domain/uploads/image.ts';
import { refuse } from '../http/handler.ts';
import { Semaphore, shareOfLimits } from '../http/Semaphore.ts';
import { loadDecoder } from './decoder.ts';
import { hasHiddenCosts } from './hiddenCosts.ts';

/** A picture in one of the stored widths: WebP, and without metadata. */
interface Size {
  readonly width: number;
  readonly bytes: Buffer;
}

/** A picture in every width of its shape. */
export type Prepared = readonly Size[];

interface Settings {
  /** Square unless it says otherwise. */
  readonly shape?: Shape;
  /** Limits for decoding a picture; tests raise one of them to observe the other. */
  readonly seconds?: number;
  readonly scans?: number;
}

const SECONDS = 5;
const QUALITY = 80;

/** Decoding takes a core and up to hundreds of megabytes. Excess pictures wait in a queue; when it is full, they are refused. */
const AT_ONCE = { atOnce: 2, waiting: 64 };

/**
 * Decodes an uploaded picture, crops the middle of it to its shape (or keeps it whole, where the shape says so), and encodes that anew, which removes everything but pixels
 * (a position, a camera's number, a second format). Refuses a file whose first bytes are not those of a JPEG or PNG, and a
 * picture that cannot be decoded, is larger than {@link IMAGE_PIXELS}, or takes too long.
 */
export type PreparePicture = (bytes: Uint8Array, settings?: Settings) => Promise<Prepared>;

/** @param processes how many server processes share the limits */
export function makePreparePicture(processes = 1): PreparePicture {
  const slots = new Semaphore(shareOfLimits(AT_ONCE, processes));
  return async (bytes, { shape = SHAPES.square, seconds = SECONDS, scans } = {}) => {
    if (imageTypeOf(bytes) === undefined) refuse('image_type');
    if (hasHiddenCosts(bytes, scans)) refuse('image_unreadable');
    const decode = await loadDecoder();
    return slots.run(() => encodeSizes(decode, bytes, { shape, seconds }).catch(() => refuse('image_unreadable')));
  };
}

const MIDDLE = { fit: 'cover' } as const;
const WHOLE = { fit: 'contain', background: '#ffffff' } as const;

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;

/** Decodes once; the smaller sizes are made from the largest. */
async function encodeSizes(
  decode: Decoder,
  bytes: Uint8Array,
  { shape, seconds }: Required<Pick<Settings, 'shape' | 'seconds'>>,
): Promise<Prepared> {
  const { width, height } = largestOf(shape);
  const { data, info } = await decode(bytes, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', autoOrient: true })
    .timeout({ seconds })
    .resize(width, height, 'isWhole' in shape ? WHOLE : MIDDLE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: Size[] = [];
  for (const width of shape.widths) {
    const bytes = await decode(data, { raw }).resize(width).webp({ quality: QUALITY }).toBuffer();
    sizes.push({ width, bytes });
  }
  return sizes;
}

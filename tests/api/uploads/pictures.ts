import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const SIDE = { width: 600, height: 400 };

/** A photograph of the sea: blue, and wider than it is high. */
export function makeJpeg(): Promise<Buffer> {
  return blank().jpeg().toBuffer();
}

export function makePng(): Promise<Buffer> {
  return blank().png().toBuffer();
}

/** Left half red, right half blue. */
export async function makeHalves(width: number, height: number): Promise<Sharp> {
  const half = (background: string) =>
    sharp({ create: { width: width / 2, height, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, blue] = await Promise.all([half('#f00'), half('#00f')]);
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    { input: red, left: 0, top: 0 },
    { input: blue, left: width / 2, top: 0 },
  ]);
}

function blank(): Sharp {
  return sharp({ create: { ...SIDE, channels: 3, background: '#2277bb' } });
}

/** What a WebP of ours is, and its pixels. The server lets its decoder open none of its own kind. */
export async function readWebp(bytes: Buffer) {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  const { format, width, height, hasAlpha, exif, icc, xmp } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { format, width, height, hasAlpha, metadata: [exif, icc, xmp].filter(Boolean).length, pixelAt };
}

/** The same picture in a file of exactly so many bytes: comments fill it, as an editor's notes would. */
export function padJpeg(jpeg: Buffer, length: number): Buffer {
  const comments: Buffer[] = [];
  for (let left = length - jpeg.length; left > 0;) {
    // Never so much that too little is left for the next one's own four bytes.
    const size = left > 65_537 ? Math.min(65_537, left - 4) : left;
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(size - 2, 2);
    comments.push(head, Buffer.alloc(size - 4, 0x61));
    left -= size;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly interlaced?: boolean;
}

/**
 * A PNG from its header and the compressed rows.
 * @param extras chunks between the two, each a type and its bytes
 */
export function pngOf(
  { width, height, depth, colour, interlaced = false }: PngHeader,
  rows: Buffer,
  extras: readonly (readonly [type: string, data: Buffer])[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const others = extras.map(([type, data]) => chunk(type, data));
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([PNG_START, chunk('IHDR', header), ...others, chunk('IDAT', rows), end]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

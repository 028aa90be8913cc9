import { imageTypeOf } from '#domain/uploads/image.ts';

/** Programs that save pictures for the web write about ten. */
const MAX_SCANS = 64;
/** The limit for an interlaced PNG, which must be decoded whole before its first row is known. */
const MAX_HELD_BYTES = 160_000_000;

/**
 * True for a file that costs far more than its size and its pixels suggest: a JPEG with a thousand scans over its pixels
 * (40 megapixels in 100 KB keep a core busy for 20 seconds, and the decoder checks its time limit only afterwards), or a
 * PNG whose decoded rows must all be held at once.
 */
export function hasHiddenCosts(bytes: Uint8Array, maxScans = MAX_SCANS): boolean {
  const type = imageTypeOf(bytes);
  return type === 'image/jpeg' ? countScans(bytes) > maxScans : heldBytes(bytes) > MAX_HELD_BYTES;
}

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];

/** Goes from marker to marker as a decoder does: it skips comments and thumbnails, and stops at the end of the image. */
function countScans(bytes: Uint8Array): number {
  let scans = 0;
  let at = 2;
  for (;;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at];
    if (marker === undefined || marker === END_OF_IMAGE) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    at += isAlone(marker) ? 1 : 1 + ((bytes[at + 1] ?? 0) << 8) + (bytes[at + 2] ?? 0);
  }
}

/** The position of the next marker's second byte. `FF 00` is data, and any number of `FF` may precede a marker. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    while (bytes[at] === 0xff) at += 1;
    if (bytes[at] !== 0) return at;
    at = bytes.indexOf(0xff, at);
  }
  return bytes.length;
}

/** Markers without a length field: TEM, and those that divide a scan. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Channels by colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads the PNG's header, which is always its first chunk. */
function heldBytes(bytes: Uint8Array): number {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (header.byteLength < 29 || header.getUint8(28) === 0) return 0;
  const [width, height, depth] = [header.getUint32(16), header.getUint32(20), header.getUint8(24)];
  return (width * height * depth * (CHANNELS[header.getUint8(25)] ?? 4)) / 8;
}

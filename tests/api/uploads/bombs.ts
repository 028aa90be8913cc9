import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { type PngHeader, pngOf } from './pictures.ts';

const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 6: 4 };

/** A valid PNG, black all over: as many pixels as one likes in a few hundred kilobytes. */
export function blackPng(header: PngHeader): Buffer {
  const { width, height, depth, colour, interlaced = false } = header;
  const rowBytes = (pixels: number): number => 1 + Math.ceil((pixels * depth * (CHANNELS[colour] ?? 1)) / 8);
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const bytes = passes.reduce(
    (sum, [x, y, dx, dy]) => sum + rowBytes(Math.ceil((width - x) / dx)) * Math.ceil((height - y) / dy),
    0,
  );
  return pngOf(header, deflateSync(Buffer.alloc(bytes)));
}

/** Zeros as a zlib stream of a thousandth of their size. It has no end, which nobody should get to. */
export function zeros(megabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(2 ** 20), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(part)]);
}

/**
 * A valid progressive JPEG, grey all over, that says nothing new in every scan after its first: each costs the decoder
 * a walk over all blocks, and 40 bytes.
 */
export function scanBomb(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const tables = [
    segment(0xdb, [0, ...Array<number>(64).fill(16)]),
    segment(0xc2, [8, ...twoBytes(side), ...twoBytes(side), 1, 1, 0x11, 0]),
    // One code each: "no difference", and "nothing in the next 32,767 blocks".
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
  ];
  const first = [segment(0xda, [1, 1, 0, 0, 0, 0]), entropy('0'.repeat(blocks))];
  const nothing = entropy(`0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767)));
  const others = refinements()
    .slice(0, scans - 1)
    .flatMap((refinement) => [segment(0xda, [1, 1, 0, ...refinement]), nothing]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...tables, ...first, ...others, Buffer.from([0xff, 0xd9])]);
}

/** Each of the 63 frequencies, in each of 14 precisions. */
function refinements(): [number, number, number][] {
  const precisions = Array.from({ length: 14 }, (_, index) => 13 - index);
  return precisions.flatMap((low) =>
    Array.from({ length: 63 }, (_, index): [number, number, number] => {
      const high = low === 13 ? 0 : low + 1;
      return [index + 1, index + 1, (high << 4) | low];
    }),
  );
}

function segment(marker: number, content: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, ...twoBytes(content.length + 2), ...content]);
}

function twoBytes(value: number): [number, number] {
  return [value >> 8, value & 0xff];
}

/** Bits as a scan has them: filled up with ones, and a zero after each byte that looks like a marker. */
function entropy(bits: string): Buffer {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return Buffer.from(bytes);
}

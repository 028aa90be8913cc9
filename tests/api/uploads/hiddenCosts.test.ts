import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasHiddenCosts } from '#platform/uploads/hiddenCosts.ts';
import { scanBomb } from './bombs.ts';
import { makeJpeg, pngOf } from './pictures.ts';

/** As many scans as the file has, found by asking from which bound on it is not too many. */
function scansOf(jpeg: Uint8Array): number {
  let bound = 0;
  while (hasHiddenCosts(jpeg, bound)) bound += 1;
  return bound;
}

const START_OF_SCAN = Buffer.from([0xff, 0xda, 0, 2]);

describe('the scans of a JPEG', () => {
  it('are counted', async () => {
    const progressive = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#27b' } })
      .jpeg({ progressive: true })
      .toBuffer();
    expect([scansOf(await makeJpeg()), scansOf(progressive), scansOf(scanBomb(64, 40))]).toEqual([1, 10, 40]);
  });

  it('are counted behind fillers, dividers and garbage, as a decoder finds them', () => {
    const start = [0xff, 0xd8, 0xff, 0xdb, 0, 2];
    const scans = [...START_OF_SCAN, 1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0xff, 0xda, 0, 2, 9, 9];
    expect(scansOf(Uint8Array.from([...start, 7, 7, ...scans, 0xff, 0xd9]))).toBe(2);
  });

  it('are not those of a thumbnail inside, nor of what comes after the end', async () => {
    const jpeg = await makeJpeg();
    const within = Buffer.concat([...Array(100).fill(START_OF_SCAN)]);
    const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, ...twoBytes(within.length + 2)]), within]);
    expect(scansOf(Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2), within]))).toBe(1);
  });

  it.each([
    ['nothing', []],
    ['a marker and no more', [0xff, 0xe1]],
    ['half a length', [0xff, 0xe1, 0xff]],
    ['a length beyond the end', [0xff, 0xe1, 0xff, 0xff, 0xff, 0xda]],
    ['a length of nothing', [0xff, 0xe1, 0, 0]],
    ['fillers', [0xff, 0xff, 0xff]],
  ])('end with the file after %s', (_what, bytes) => {
    expect(scansOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, ...bytes]))).toBe(0);
  });
});

describe('the rows of a PNG', () => {
  const held = (width: number, depth: number, colour: number, interlaced: boolean) =>
    hasHiddenCosts(pngOf({ width, height: 5_000, depth, colour, interlaced }, Buffer.alloc(0)));

  it('are only held at once when they are interlaced', () => {
    expect([held(8_000, 8, 6, true), held(8_001, 8, 6, true), held(8_001, 8, 6, false)]).toEqual([false, true, false]);
    expect([held(8_000, 16, 4, true), held(8_000, 16, 6, true), held(8_000, 1, 0, true)]).toEqual([false, true, false]);
  });

  it('are none in a file that ends before its header does', () => {
    const whole = pngOf({ width: 9_000, height: 9_000, depth: 16, colour: 6, interlaced: true }, Buffer.alloc(0));
    expect([8, 16, 28, 29].map((length) => hasHiddenCosts(whole.subarray(0, length)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

function twoBytes(value: number): [number, number] {
  return [value >> 8, value & 0xff];
}

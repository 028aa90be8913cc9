import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readByteRange } from '#platform/map/byteRange.ts';

const FILE = { size: 1_000, most: 400 };

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-399', { first: 0, last: 399 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
])('%s is a range of a file of 1000 bytes', (header, range) => {
  expect(readByteRange(header, FILE)).toEqual(range);
});

it.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=-0',
  'bytes=0-400',
  'bytes=0-',
  'bytes=-401',
  'bytes=5-4',
  'bytes=2000-1500',
  'bytes=1000-1001',
  'bytes=--5',
  'bytes=-5-10',
  'bytes=0-1,5-6',
  'bytes=0-0, 0-0',
  'bytes=0x0-0x9',
  'bytes=1e2-2e2',
  'bytes=0-99999999999999999999',
  'bytes=99999999999999999999-',
  'bytes=0-1 ',
  ' bytes=0-1',
  'items=0-1',
  'BYTES=0-1\nbytes=0-1',
])('%j is none', (header) => {
  expect(readByteRange(header, FILE)).toBeUndefined();
});

it('whatever is asked for, a range lies in the file and is no longer than it may be', () => {
  const number = fc.oneof(fc.nat({ max: 1_200 }).map(String), fc.constant(''), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 1_000 }), (from, to, size) => {
      const range = readByteRange(`bytes=${from}-${to}`, { size, most: 400 });
      if (!range) return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeLessThan(size);
      expect(range.last - range.first).toBeGreaterThanOrEqual(0);
      expect(range.last - range.first).toBeLessThan(400);
    }),
  );
});

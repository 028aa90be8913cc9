import { describe, expect, it } from 'vitest';
import { imageTypeOf, pictureAt, picturePath, readPicturePath } from '#domain/uploads/image.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the type of a picture', () => {
  it.each([
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    ['no more than the beginning of a JPEG', [0xff, 0xd8, 0xff], 'image/jpeg'],
    ['less than that', [0xff, 0xd8], undefined],
    ['a PNG with a byte too few', PNG.slice(0, 7), undefined],
    ['a PNG that went through a text file', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a], undefined],
    ['a GIF', [0x47, 0x49, 0x46, 0x38], undefined],
    ['nothing', [], undefined],
  ])('is told by the first bytes of %s', (_what, bytes, type) => {
    expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
  });
});

describe('the address of a picture', () => {
  const id = 'Ab-_0123456789abcdefgh';

  it('is read back', () => {
    expect(picturePath(id, 192)).toBe(`/imagens/${id}-192.webp`);
    expect(readPicturePath(picturePath(id, 192))).toEqual({ id, width: 192 });
    expect(pictureAt(picturePath(id, 192), 96)).toBe(picturePath(id, 96));
  });

  it.each([
    '',
    '/pictures/people/ana.svg',
    `https://outro.example/imagens/${id}-192.webp`,
    `/imagens/${id}.webp`,
    `/imagens/${id}-0192.webp`,
    `/imagens/${id}-0.webp`,
    `/imagens/${id}-19200.webp`,
    `/imagens/${id}x-192.webp`,
    `/imagens/${id.slice(1)}-192.webp`,
    `/imagens/${id}-192.webp\n`,
    `/imagens/../${id}-192.webp`,
  ])('%j is not one of ours, and stays as it is', (address) => {
    expect([readPicturePath(address), pictureAt(address, 96)]).toEqual([undefined, address]);
  });
});

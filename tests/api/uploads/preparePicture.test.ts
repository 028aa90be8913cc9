import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/http/handler.ts';
import { makePreparePicture } from '#platform/uploads/preparePicture.ts';
import { makeHalves, makeJpeg, makePng, readWebp } from './pictures.ts';

const preparePicture = makePreparePicture();
const isFull = (channel: number | undefined): boolean => channel !== undefined && channel > 200;

async function largestOf(bytes: Uint8Array) {
  const sizes = await preparePicture(bytes);
  return readWebp(sizes.find(({ width }) => width === 512)?.bytes ?? Buffer.alloc(0));
}

describe('a picture is prepared', () => {
  // Red with `slots` of platform/uploads/preparePicture.ts outside of `makePreparePicture`.
  it('though another server of this process has its line full', async () => {
    const jpeg = await makeJpeg();
    const full = makePreparePicture();
    const ends = Promise.allSettled(Array.from({ length: 70 }, () => full(jpeg)));
    expect(await makePreparePicture()(jpeg)).toHaveLength(3);
    expect((await ends).filter(({ status }) => status === 'rejected')).toHaveLength(4);
  });

  it('as three squares without metadata', async () => {
    const sizes = await preparePicture(await makeJpeg());
    const read = await Promise.all(sizes.map(({ bytes }) => readWebp(bytes)));
    expect(read.map(({ width, height, format, metadata }) => [width, height, format, metadata])).toEqual([
      [96, 96, 'webp', 0],
      [192, 192, 'webp', 0],
      [512, 512, 'webp', 0],
    ]);
  });

  it('from its middle', async () => {
    const wide = await (await makeHalves(1_200, 300)).jpeg().toBuffer();
    const { pixelAt } = await largestOf(wide);
    // 300 of 1,200 pixels are left, half of them on each side of the border.
    expect([pixelAt(200, 256), pixelAt(300, 256)].map((pixel) => pixel.map(isFull))).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
  });

  it('the way up that the camera was held', async () => {
    const lying = await (await makeHalves(600, 600)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { pixelAt } = await largestOf(lying);
    expect([pixelAt(256, 100), pixelAt(256, 400)].map((pixel) => pixel.map(isFull))).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
  });

  it('with what shows through, and from all that JPEG and PNG can be', async () => {
    const picture = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#2277bb80' } });
    const kinds = {
      seeThrough: await picture().png().toBuffer(),
      palette: await picture().png({ palette: true }).toBuffer(),
      grey: await picture().toColourspace('b-w').png().toBuffer(),
      deep: await picture().toColourspace('rgb16').png().toBuffer(),
      print: await picture().toColourspace('cmyk').jpeg().toBuffer(),
      progressive: await picture().jpeg({ progressive: true }).toBuffer(),
      interlaced: await picture().png({ progressive: true }).toBuffer(),
      dot: await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    };
    const read = await Promise.all(Object.values(kinds).map(largestOf));
    expect(read.map(({ width, height }) => [width, height])).toEqual(read.map(() => [512, 512]));
    expect(Object.keys(kinds).filter((_, index) => read[index]?.hasAlpha)).toEqual([
      'seeThrough',
      'palette',
      'grey',
      'deep',
      'interlaced',
    ]);
  });
});

describe('a picture is refused', () => {
  const refusalOf = (bytes: Uint8Array) =>
    preparePicture(bytes).then(
      () => 'taken',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );

  it('when a part of it is missing', async () => {
    const [jpeg, png] = [await makeJpeg(), await makePng()];
    const cut = [jpeg.subarray(0, -200), png.subarray(0, -200), jpeg.subarray(0, 20), png.subarray(0, 20)];
    expect(await Promise.all(cut.map(refusalOf))).toEqual(cut.map(() => 'image_unreadable'));
  });

  it('when it is nothing', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toBe('image_type');
  });

  it('as overload, when too many wait', async () => {
    const jpeg = await makeJpeg();
    const results = await Promise.all(Array.from({ length: 70 }, () => refusalOf(jpeg)));
    const counts = new Map<unknown, number>();
    for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
    expect(counts).toEqual(
      new Map([
        ['taken', 66],
        ['overloaded', 4],
      ]),
    );
  });
});

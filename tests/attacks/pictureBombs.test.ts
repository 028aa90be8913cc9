import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/http/handler.ts';
import { makePreparePicture } from '#platform/uploads/preparePicture.ts';
import { refusal } from '../api/testServer.ts';
import { blackPng, scanBomb } from '../api/uploads/bombs.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { openUploadServer, type UploadServer } from '../api/uploads/uploadServer.ts';
import { waitUntil } from '../waitUntil.ts';

const preparePicture = makePreparePicture();
let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
  return () => server.close();
});

describe('a picture that is larger than it looks', () => {
  const grey = { depth: 1, colour: 0 };

  // Row 32. Red without `limitInputPixels` in platform/uploads/preparePicture.ts.
  it('of 41 megapixels is refused, of 40 it is taken', async () => {
    const [most, more] = [
      blackPng({ width: 8_000, height: 5_000, ...grey }),
      blackPng({ width: 8_200, height: 5_000, ...grey }),
    ];
    expect((await server.sendPicture(most)).status).toBe(200);
    expect(await server.sendPicture(more)).toEqual({ status: 400, body: refusal('image_unreadable') });
  });

  // Row 32. The bomb itself: 900 megapixels, valid, in a file of 110 KB. Red with `limitInputPixels: false`.
  it('of 30000 × 30000 pixels is refused', async () => {
    const bomb = blackPng({ width: 30_000, height: 30_000, ...grey });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await server.sendPicture(bomb)).toEqual({ status: 400, body: refusal('image_unreadable') });
  });

  // Row 32. Red without `hasHiddenCosts`: then both are decoded, for seconds, or in 450 MB.
  it('goes over itself a hundred times, or must be held whole', async () => {
    const [few, many] = [scanBomb(6_300, 64), scanBomb(6_300, 65)];
    expect((await server.sendPicture(few)).status).toBe(200);
    expect(await server.sendPicture(many)).toEqual({ status: 400, body: refusal('image_unreadable') });
    const rgba = { width: 5_000, height: 4_001, depth: 16, colour: 6 };
    expect((await server.sendPicture(blackPng(rgba))).status).toBe(200);
    const held = await server.sendPicture(blackPng({ ...rgba, interlaced: true }));
    expect(held).toEqual({ status: 400, body: refusal('image_unreadable') });
  });

  // Row 32. Red without `timeout` in platform/uploads/preparePicture.ts.
  it('is given up after its time', async () => {
    const slow = preparePicture(scanBomb(6_300, 400), { scans: 400, seconds: 1 });
    expect(await slow.catch((error: unknown) => error)).toMatchObject({
      _tag: 'Refusal',
      code: 'image_unreadable',
    } satisfies Partial<Refusal>);
  });

  // Row 32. Red without `slots` in platform/uploads/preparePicture.ts, or with more places in it.
  it('is decoded beside one other, however many come', async () => {
    const jpeg = await makeJpeg();
    // The one given up before may still be on its way to its end.
    await waitUntil(() => expect(sharp.counters()).toEqual({ queue: 0, process: 0 }));
    let most = 0;
    const note = (): void => {
      // Not with those queued: a thread may move one from there to here between the two looks, which would count it twice.
      most = Math.max(most, sharp.counters().process);
    };
    sharp.queue.on('change', note);
    await Promise.all(Array.from({ length: 12 }, () => preparePicture(jpeg)));
    sharp.queue.off('change', note);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });
});

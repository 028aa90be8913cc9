import { deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { makePreparePicture } from '#platform/uploads/preparePicture.ts';
import { refusal } from '../api/testServer.ts';
import { zeros } from '../api/uploads/bombs.ts';
import { formOf, picturePart } from '../api/uploads/form.ts';
import { makeJpeg, pngOf } from '../api/uploads/pictures.ts';
import { openUploadServer, type UploadServer } from '../api/uploads/uploadServer.ts';

describe('a body that is compressed', () => {
  let server: UploadServer;
  beforeAll(async () => {
    server = await openUploadServer();
    return () => server.close();
  });

  const REFUSED = { status: 415, body: refusal('unsupported_media') };

  // Row 51. Red without `requestEncodings` in platform/http/app.ts: then JSON is inflated, and a form waits for its patience.
  it.each(['gzip', 'deflate', 'br', 'gzip, gzip', 'x-gzip'])(
    'by %s is refused before its first byte',
    async (encoding) => {
      for (const type of [{}, { 'content-type': 'application/json' }]) {
        const { request, answer } = server.open({ 'content-encoding': encoding, ...type });
        expect(await answer).toEqual(REFUSED);
        request.destroy();
      }
    },
  );

  // Row 51. As above: a form that a gigabyte follows is refused while the gigabyte is on its way.
  it('and becomes a thousand times as large is not read', async () => {
    const { request, answer } = server.open({ 'content-encoding': 'gzip' });
    request.write(zeros(1_000));
    expect(await answer).toEqual(REFUSED);
    request.destroy();
  });

  it('is refused where providers notify too', async () => {
    const { method, path } = contract.paymentNotification;
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const reply = await fetch(server.address + path, { method, headers, body: gzipSync('{}') });
    expect({ status: reply.status, body: await reply.json() }).toEqual(REFUSED);
  });

  it('is taken when it says that it is not', async () => {
    const form = formOf([picturePart(await makeJpeg())]);
    const { request, answer } = server.open({ 'content-encoding': 'identity', 'content-length': form.length });
    request.end(form);
    expect((await answer).status).toBe(200);
  });
});

describe('a picture whose parts are bombs', () => {
  const GIGABYTES = zeros(4_000);
  const HEADER = { width: 100, height: 100, depth: 8, colour: 0 };
  const rows = deflateSync(Buffer.alloc(101 * 100));
  const named = (start: string): Buffer => Buffer.concat([Buffer.from(start, 'latin1'), GIGABYTES]);

  // Rows 32 and 51. Each file is 4 MB and becomes 4 GB when it is inflated whole. A picture of 40 megapixels in its largest
  // form may cost as much as this allows; what is beyond the header's dimensions, and what is no pixel, costs nothing.
  it.each([
    ['its rows go on after the last', pngOf(HEADER, GIGABYTES)],
    ['a text', pngOf(HEADER, rows, [['zTXt', named('x\0\0')]])],
    ['a text in a language', pngOf(HEADER, rows, [['iTXt', named('x\0\u0001\0\0\0')]])],
    ['a profile of colours', pngOf(HEADER, rows, [['iCCP', named('x\0\0')]])],
    ['one row of all its pixels', pngOf({ width: 40_000_000, height: 1, depth: 8, colour: 6 }, GIGABYTES)],
    ['forty megapixels', pngOf({ width: 6_300, height: 6_300, depth: 16, colour: 6 }, GIGABYTES)],
  ])('takes no more memory than its header says: %s', async (_what, png) => {
    const before = process.resourceUsage().maxRSS;
    await makePreparePicture()(png).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'image_unreadable' }),
    );
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(400);
  });
});

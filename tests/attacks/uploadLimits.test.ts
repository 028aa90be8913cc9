import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { refusal } from '../api/testServer.ts';
import { formOf, type Part, partOf, picturePart } from '../api/uploads/form.ts';
import { makeJpeg, makePng, padJpeg } from '../api/uploads/pictures.ts';
import { openUploadServer, type UploadServer } from '../api/uploads/uploadServer.ts';

const MAX_BYTES = 5_000_000;

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
  return () => server.close();
});

describe('a form that is too much', () => {
  // Row 31. Red with another `fileSize` in platform/http/multipart.ts.
  it.each([
    ['JPEG', async (length: number) => padJpeg(await makeJpeg(), length)],
    ['PNG', async (length: number) => Buffer.concat([await makePng()], length)],
  ])('is told by one byte: %s', async (_type, make) => {
    const [most, more] = [await make(MAX_BYTES), await make(MAX_BYTES + 1)];
    expect([most.length, more.length]).toEqual([5_000_000, 5_000_001]);
    expect((await server.sendPicture(most)).status).toBe(200);
    expect(await server.sendPicture(more)).toEqual({ status: 413, body: refusal('image_size') });
  });

  // Row 31. Red without the listener for 'limit' in platform/http/multipart.ts: then the answer waits for an end.
  it('is refused at the byte that is too much, while more is to come', async () => {
    const { request, answer } = server.open();
    request.write(fileHead());
    request.write(Buffer.alloc(MAX_BYTES + 1));
    expect(await answer).toEqual({ status: 413, body: refusal('image_size') });
    request.destroy();
  });

  // Row 31. Red without LIMITS in platform/http/multipart.ts: then the contract's schema refuses them, after reading all.
  it.each([
    ['fields', (index: number): Part => ({ name: `f${index}`, bytes: 'x' })],
    ['files', (): Part => picturePart(Buffer.from([0xff, 0xd8, 0xff]))],
  ])('of 100 %s is refused', async (_what, part) => {
    const answer = await server.send(Array.from({ length: 100 }, (_, index) => part(index)));
    expect(answer).toEqual({ status: 413, body: refusal('too_large') });
  });

  // Row 4, for what takes forms too. Red with a `bodyLimit` on these routes.
  it('of JSON is no way round: 64 KB are enough for that', async () => {
    const payload = JSON.stringify({ name: 'x'.repeat(1_000_000) });
    const headers = { 'content-type': 'application/json', 'content-length': payload.length };
    const { request, answer } = server.open(headers);
    request.end(payload);
    expect(await answer).toEqual({ status: 413, body: refusal('too_large') });
  });
});

describe('a form that lies about its length', () => {
  // Row 31. Red without the look at content-length in platform/http/multipart.ts: then the answer waits for a body.
  it('with too many bytes announced is refused before the first of them', async () => {
    const { request, answer } = server.open({ 'content-length': 50_000_000 });
    expect(await answer).toEqual({ status: 413, body: refusal('image_size') });
    request.destroy();
  });

  // Row 31. Red without the patience of platform/http/multipart.ts.
  it('with more than comes is not waited for', async () => {
    const form = formOf([picturePart(await makeJpeg())]);
    const { request, answer } = server.openHasty({ 'content-length': form.length + 1_000 });
    request.write(form.subarray(0, -10));
    expect(await answer).toEqual({ status: 408, body: refusal('upload_too_slow') });
    await once(request, 'close');
  });

  // Row 31. Red without `refuseForm` in platform/http/multipart.ts: then it is a fault of ours.
  it('with less than comes is cut there', async () => {
    const form = formOf([picturePart(await makeJpeg())]);
    const { request, answer } = server.open({ 'content-length': 300 });
    request.write(form.subarray(0, 300));
    expect(await answer).toEqual({ status: 400, body: refusal('malformed') });
    request.destroy();
  });
});

describe('a form that takes its time', () => {
  // Row 31. Red without the patience of platform/http/multipart.ts.
  it.each([
    ['its file', () => fileHead()],
    ['a field', () => partOf({ name: 'name', bytes: '' }).subarray(0, -2)],
    ['its preamble', () => Buffer.alloc(0)],
  ])('is given up when %s drips', async (_what, head) => {
    const { request, answer } = server.openHasty();
    request.write(head());
    const drip = setInterval(() => request.write('a'), 20);
    request.once('close', () => clearInterval(drip));
    expect(await answer).toEqual({ status: 408, body: refusal('upload_too_slow') });
    await once(request, 'close');
  });

  // Row 31. Red without OF_ONE_ADDRESS in platform/http/UploadQueue.ts: then the last one waits behind thirty that never end.
  it('keeps only those of its own address waiting', async () => {
    const slow = Array.from({ length: 30 }, () => server.open({ 'x-forwarded-for': '10.0.0.1' }));
    for (const { request, answer } of slow) {
      request.write(fileHead());
      answer.catch(() => undefined);
    }
    const jpeg = await makeJpeg();
    const [mine, json] = await Promise.all([
      server.send([picturePart(jpeg)], { 'x-forwarded-for': '10.0.0.2' }),
      fetch(`${server.address}${contract.allArenas.path}`),
    ]);
    expect([mine.status, json.status]).toEqual([200, 200]);
    for (const { request } of slow) request.destroy();
    // Whoever hung up makes room: the address is not locked out for the 20 seconds that they would have had.
    expect((await server.send([picturePart(jpeg)], { 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
  });

  // Red when core/calls/contractRoutes.ts reads forms before it knows who sends them.
  it('is not even begun with strangers', async () => {
    const { request, answer } = server.open({ authorization: `Bearer ${'x'.repeat(43)}`, 'content-length': 1_000_000 });
    expect(await answer).toEqual({ status: 401, body: refusal('unauthenticated') });
    request.destroy();
  });
});

/** The beginning of a form, up to where the file's bytes would come. */
function fileHead(): Buffer {
  return partOf(picturePart(Buffer.alloc(0))).subarray(0, -2);
}

import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../domain/contract/contract.ts';
import { pictureAt } from '../../domain/uploads/image.ts';
import { pictures } from '../../server/database/schema/pictures.ts';
import { registerFeatures } from '../../server/features.ts';
import { makeHandlers } from '../../server/handlers.ts';
import { buildApp } from '../../server/http/app.ts';
import { registerContract } from '../../server/http/contractRoutes.ts';
import { Refusal } from '../../server/http/handler.ts';
import { makeAuthenticate } from '../../server/session/authenticate.ts';
import { loadDecoder } from '../../server/uploads/decoder.ts';
import { preparePicture } from '../../server/uploads/preparePicture.ts';
import { makePerson } from '../api/cast.ts';
import { testParts } from '../api/testParts.ts';
import { refusal } from '../api/testServer.ts';
import { blackPng, scanBomb } from '../api/uploads/bombs.ts';
import { formOf, type Part, partOf, picturePart } from '../api/uploads/form.ts';
import { openUpload } from '../api/uploads/openUpload.ts';
import { makeJpeg, makePng, padJpeg, readWebp } from '../api/uploads/pictures.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const MAX_BYTES = 5_000_000;
const PATIENCE_MS = 400;

let database: TestDatabase;
let token: string;
let address: string;
/** The same server, whose patience with forms is short. */
let hasty: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ token } = await makePerson(database, 'player'));
  const parts = testParts(database);
  const common = {
    settings: { ...parts.settings, paymentsOrigin: undefined, trustedHops: 1 },
    database,
    log: pino({ level: 'silent' }),
  };
  const app = await buildApp({ ...common, register: (scope) => registerFeatures(scope, parts) });
  const routing = { handlers: makeHandlers(parts), database, authenticate: makeAuthenticate(database) };
  const other = await buildApp({
    ...common,
    register: (scope) => registerContract(scope, { ...routing, formPatienceMs: PATIENCE_MS }),
  });
  [address, hasty] = [
    await app.listen({ port: 0, host: '127.0.0.1' }),
    await other.listen({ port: 0, host: '127.0.0.1' }),
  ];
  return async () => {
    await Promise.all([app.close(), other.close()]);
    await database.close();
  };
});

function send(parts: readonly Part[], headers: Readonly<Record<string, string | number>> = {}) {
  const payload = formOf(parts);
  const { request, answer } = openUpload(address, token, { 'content-length': payload.length, ...headers });
  request.end(payload);
  return answer;
}

const sendPicture = (bytes: Uint8Array, fileName?: string) => send([picturePart(bytes, fileName)]);

/** Where a picture that was taken is served. */
async function addressOf(bytes: Uint8Array, fileName?: string): Promise<string> {
  const { body } = await sendPicture(bytes, fileName);
  return Object(body).data.user.avatarCDN;
}

async function get(path: string) {
  const request = openRequest(address, { path, agent: false }).end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

const countPictures = async () => (await database.orm.select({ id: pictures.id }).from(pictures)).length;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>';

describe('a file that is no picture', () => {
  // Row 30. Red without `imageTypeOf` in uploads/preparePicture.ts.
  it.each<[string, string | Buffer]>([
    ['SVG', SVG],
    ['SVG after a declaration', `<?xml version="1.0"?>\n${SVG}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'alert(1)'],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['WebP', Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L', 'latin1')],
    ['PDF', '%PDF-1.7'],
    ['ZIP', Buffer.from('PK\x03\x04', 'latin1')],
    ['TIFF', Buffer.from('II*\x00', 'latin1')],
    ['half of a PNG\u2019s first bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['a picture after a space', Buffer.from([0x20, 0xff, 0xd8, 0xff])],
  ])('%s, named eu.png and declared as one, is refused', async (_what, bytes) => {
    const before = await countPictures();
    const answer = await send([{ name: 'avatar', fileName: 'eu.png', type: 'image/png', bytes }]);
    expect([answer, await countPictures()]).toEqual([{ status: 400, body: refusal('image_type') }, before]);
  });

  // Row 30, below the first bytes. Red without `block` in uploads/decoder.ts.
  it.each(['svg', 'gif', 'webp', 'tiff'] as const)('%s is nothing that the decoder opens', async (format) => {
    const bytes = format === 'svg' ? Buffer.from(SVG) : await blank().toFormat(format).toBuffer();
    const decode = await loadDecoder();
    await expect(decode(bytes).metadata()).rejects.toThrow('unsupported image format');
  });
});

const blank = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#2277bb' } });

describe('a picture that is something else too', () => {
  const EVIL = '<script>alert("plantado")</script><?php plantado ?>';

  // Row 30. Red when what is kept is anything but pixels encoded anew.
  it.each([
    ['a script in a comment', async () => withComment(await makeJpeg(), EVIL)],
    ['a page after its end', async () => Buffer.concat([await makeJpeg(), Buffer.from(`<html>${EVIL}</html>`)])],
    ['an archive after its end', async () => Buffer.concat([await makePng(), Buffer.from(`PK\x03\x04${EVIL}`)])],
    ['a script in its profile', () => blank().withXmp(`<x>${EVIL}</x>`).jpeg().toBuffer()],
  ])('leaves %s behind', async (_what, make) => {
    const bytes = await make();
    expect(bytes.includes('plantado')).toBe(true);
    const path = await addressOf(bytes, 'eu.php.jpg');
    for (const width of [96, 192, 512]) {
      const picture = await get(pictureAt(path, width));
      expect([picture.status, picture.headers['content-type'], picture.bytes.includes('plantado')]).toEqual([
        200,
        'image/webp',
        false,
      ]);
      expect(picture.headers['x-content-type-options']).toBe('nosniff');
      expect(picture.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
  });

  // Row 30. Red when the pipeline keeps metadata.
  it('leaves behind where and with what it was taken', async () => {
    const photo = await blank()
      .withExif({
        IFD0: { Make: 'Camera plantada', Artist: 'Ana Souza' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '23/1 57/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '46/1 20/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    const taken = (await sharp(photo).metadata()).exif;
    expect([taken?.includes('Camera plantada'), (taken?.length ?? 0) > 200]).toEqual([true, true]);
    const { bytes } = await get(pictureAt(await addressOf(photo), 512));
    expect([(await readWebp(bytes)).metadata, bytes.includes('plantada'), bytes.includes('EXIF')]).toEqual([
      0,
      false,
      false,
    ]);
  });

  function withComment(jpeg: Buffer, comment: string): Buffer {
    const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
  }
});

describe('a form that is too much', () => {
  // Row 31. Red with another `fileSize` in http/multipart.ts.
  it.each([
    ['JPEG', async (length: number) => padJpeg(await makeJpeg(), length)],
    ['PNG', async (length: number) => Buffer.concat([await makePng()], length)],
  ])('is told by one byte: %s', async (_type, make) => {
    const [most, more] = [await make(MAX_BYTES), await make(MAX_BYTES + 1)];
    expect([most.length, more.length]).toEqual([5_000_000, 5_000_001]);
    expect((await sendPicture(most)).status).toBe(200);
    expect(await sendPicture(more)).toEqual({ status: 413, body: refusal('image_size') });
  });

  // Row 31. Red without the listener for 'limit' in http/multipart.ts: then the answer waits for an end.
  it('is refused at the byte that is too much, while more is to come', async () => {
    const { request, answer } = openUpload(address, token);
    request.write(fileHead());
    request.write(Buffer.alloc(MAX_BYTES + 1));
    expect(await answer).toEqual({ status: 413, body: refusal('image_size') });
    request.destroy();
  });

  // Row 31. Red without LIMITS in http/multipart.ts: then the contract's schema refuses them, after reading all.
  it.each([
    ['fields', (index: number): Part => ({ name: `f${index}`, bytes: 'x' })],
    ['files', (): Part => picturePart(Buffer.from([0xff, 0xd8, 0xff]))],
  ])('of 100 %s is refused', async (_what, part) => {
    const answer = await send(Array.from({ length: 100 }, (_, index) => part(index)));
    expect(answer).toEqual({ status: 413, body: refusal('too_large') });
  });

  // Row 4, for what takes forms too. Red with a `bodyLimit` on these routes.
  it('of JSON is no way round: 64 KB are enough for that', async () => {
    const payload = JSON.stringify({ name: 'x'.repeat(1_000_000) });
    const headers = { 'content-type': 'application/json', 'content-length': payload.length };
    const { request, answer } = openUpload(address, token, headers);
    request.end(payload);
    expect(await answer).toEqual({ status: 413, body: refusal('too_large') });
  });
});

describe('a form that lies about its length', () => {
  // Row 31. Red without the look at content-length in http/multipart.ts: then the answer waits for a body.
  it('with too many bytes announced is refused before the first of them', async () => {
    const { request, answer } = openUpload(address, token, { 'content-length': 50_000_000 });
    expect(await answer).toEqual({ status: 413, body: refusal('image_size') });
    request.destroy();
  });

  // Row 31. Red without the patience of http/multipart.ts.
  it('with more than comes is not waited for', async () => {
    const form = formOf([picturePart(await makeJpeg())]);
    const { request, answer } = openUpload(hasty, token, { 'content-length': form.length + 1_000 });
    request.write(form.subarray(0, -10));
    expect(await answer).toEqual({ status: 408, body: refusal('upload_too_slow') });
    await once(request, 'close');
  });

  // Row 31. Red without `refuseForm` in http/multipart.ts: then it is a fault of ours.
  it('with less than comes is cut there', async () => {
    const form = formOf([picturePart(await makeJpeg())]);
    const { request, answer } = openUpload(address, token, { 'content-length': 300 });
    request.write(form.subarray(0, 300));
    expect(await answer).toEqual({ status: 400, body: refusal('malformed') });
    request.destroy();
  });
});

describe('a form that takes its time', () => {
  // Row 31. Red without the patience of http/multipart.ts.
  it.each([
    ['its file', () => fileHead()],
    ['a field', () => partOf({ name: 'name', bytes: '' }).subarray(0, -2)],
    ['its preamble', () => Buffer.alloc(0)],
  ])('is given up when %s drips', async (_what, head) => {
    const { request, answer } = openUpload(hasty, token);
    request.write(head());
    const drip = setInterval(() => request.write('a'), 20);
    request.once('close', () => clearInterval(drip));
    expect(await answer).toEqual({ status: 408, body: refusal('upload_too_slow') });
    await once(request, 'close');
  });

  // Row 31. Red without OF_ONE_ADDRESS in http/FormLine.ts: then the last one waits behind thirty that never end.
  it('keeps only those of its own address waiting', async () => {
    const slow = Array.from({ length: 30 }, () => openUpload(address, token, { 'x-forwarded-for': '10.0.0.1' }));
    for (const { request, answer } of slow) {
      request.write(fileHead());
      answer.catch(() => undefined);
    }
    const jpeg = await makeJpeg();
    const [mine, json] = await Promise.all([
      send([picturePart(jpeg)], { 'x-forwarded-for': '10.0.0.2' }),
      fetch(`${address}${contract.allArenas.path}`),
    ]);
    expect([mine.status, json.status]).toEqual([200, 200]);
    for (const { request } of slow) request.destroy();
    // Whoever hung up makes room: the address is not locked out for the 20 seconds that they would have had.
    expect((await send([picturePart(jpeg)], { 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
  });

  // Red when http/contractRoutes.ts reads forms before it knows who sends them.
  it('is not even begun with strangers', async () => {
    const { request, answer } = openUpload(address, 'x'.repeat(43), { 'content-length': 1_000_000 });
    expect(await answer).toEqual({ status: 401, body: refusal('unauthenticated') });
    request.destroy();
  });
});

/** The beginning of a form, up to where the file's bytes would come. */
function fileHead(): Buffer {
  return partOf(picturePart(Buffer.alloc(0))).subarray(0, -2);
}

describe('a picture that is larger than it looks', () => {
  const grey = { depth: 1, colour: 0 };

  // Row 32. Red without `limitInputPixels` in uploads/preparePicture.ts.
  it('of 41 megapixels is refused, of 40 it is taken', async () => {
    const [most, more] = [
      blackPng({ width: 8_000, height: 5_000, ...grey }),
      blackPng({ width: 8_200, height: 5_000, ...grey }),
    ];
    expect((await sendPicture(most)).status).toBe(200);
    expect(await sendPicture(more)).toEqual({ status: 400, body: refusal('image_unreadable') });
  });

  // Row 32. The bomb itself: 900 megapixels, valid, in a file of 110 KB. Red with `limitInputPixels: false`.
  it('of 30000 × 30000 pixels is refused', async () => {
    const bomb = blackPng({ width: 30_000, height: 30_000, ...grey });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await sendPicture(bomb)).toEqual({ status: 400, body: refusal('image_unreadable') });
  });

  // Row 32. Red without `hasHiddenCosts`: then both are decoded, for seconds, or in 450 MB.
  it('goes over itself a hundred times, or must be held whole', async () => {
    const [few, many] = [scanBomb(6_300, 64), scanBomb(6_300, 65)];
    expect((await sendPicture(few)).status).toBe(200);
    expect(await sendPicture(many)).toEqual({ status: 400, body: refusal('image_unreadable') });
    const rgba = { width: 5_000, height: 4_001, depth: 16, colour: 6 };
    expect((await sendPicture(blackPng(rgba))).status).toBe(200);
    const held = await sendPicture(blackPng({ ...rgba, interlaced: true }));
    expect(held).toEqual({ status: 400, body: refusal('image_unreadable') });
  });

  // Row 32. Red without `timeout` in uploads/preparePicture.ts.
  it('is given up after its time', async () => {
    const slow = preparePicture(scanBomb(6_300, 400), { scans: 400, seconds: 1 });
    expect(await slow.catch((error: unknown) => error)).toMatchObject({
      _tag: 'Refusal',
      code: 'image_unreadable',
    } satisfies Partial<Refusal>);
  });

  // Row 32. Red without `slots` in uploads/preparePicture.ts, or with more places in it.
  it('is decoded beside one other, however many come', async () => {
    const jpeg = await makeJpeg();
    let most = 0;
    const note = (): void => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    };
    sharp.queue.on('change', note);
    await Promise.all(Array.from({ length: 12 }, () => preparePicture(jpeg)));
    sharp.queue.off('change', note);
    expect(most).toBe(2);
  });
});

describe('a name that leads somewhere else', () => {
  // Row 33. Red when the file's own name has a part in the address.
  it.each([
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd',
    'eu.svg',
    'eu.png\u0000.html',
    '%2e%2e%2feu.png',
    "eu'; drop table picture; --.png",
  ])('%j is not kept', async (fileName) => {
    const path = await addressOf(await makeJpeg(), fileName);
    expect(path).toMatch(/^\/imagens\/[\w-]{22}-192\.webp$/);
    expect((await get(path)).status).toBe(200);
  });

  // Row 33. Red with a pattern in domain/uploads/image.ts that lets more through: the database refuses some of these.
  it.each([
    '/imagens/../../../../etc/passwd',
    '/imagens/..%2f..%2f..%2fetc%2fpasswd',
    '/imagens/%2e%2e/%2e%2e/etc/passwd',
    '/imagens/%252e%252e%252fetc%252fpasswd',
    '/imagens/..\\..\\etc\\passwd',
    '/imagens//etc/passwd',
    `/imagens/${'a'.repeat(21)}%00-96.webp`,
    `/imagens/${'a'.repeat(22)}-99999999999.webp`,
    `/imagens/${'a'.repeat(22)}-96.webp%00.png`,
    `/imagens/${'a'.repeat(22)}-96.webp/../../me`,
    `/imagens/' or '1'='1-96.webp`.replaceAll(' ', '%20'),
    '/imagens/*-96.webp',
  ])('%s is nowhere', async (path) => {
    const { status, bytes } = await get(path);
    expect([status, bytes.includes('root:')]).toEqual([404, false]);
  });
});

import { mkdtemp, readdir, readlink, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FetchSource, PMTiles } from 'pmtiles';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { MAP_PATH } from '#domain/finder/mapPath.ts';
import { refuseUnreadableMap } from '#platform/map/refuseUnreadableMap.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { writeArchive } from '../../map/archive.ts';
import { waitUntil } from '../../waitUntil.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

const MEGABYTE = 1024 * 1024;
const BOUNDS = [-47, -25, -46, -23] as const;
const tile = (text: string) => ({ z: 3, x: 3, y: 4, bytes: Buffer.from(text) });
const SMALL = writeArchive([tile('sand'), { z: 1, x: 0, y: 1, bytes: Buffer.from('sea') }], BOUNDS);
/** Longer than one request may have, and no two of its megabytes are alike. */
const LARGE = Buffer.concat([SMALL, ...[1, 2, 3, 4, 5].map((byte) => Buffer.alloc(MEGABYTE, byte))]);

let database: TestDatabase;
let server: TestServer;
let folder: string;
let mapFile: string;
let origin: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quadra-map-'));
  mapFile = join(folder, 'brasil.pmtiles');
  server = await openTestServer(database, { settings: { mapFile, limits: 'relaxed' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

beforeEach(() => writeFile(mapFile, LARGE));

afterAll(async () => {
  await server.app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.app.inject({ method, url: MAP_PATH, headers });

it('gives the bytes that are asked for, and says which they are and of which version', async () => {
  const reply = await ask({ range: 'bytes=1-65600', 'accept-encoding': 'br, gzip' });
  expect(reply.statusCode).toBe(206);
  expect(reply.rawPayload.equals(LARGE.subarray(1, 65_601))).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-range': `bytes 1-65600/${LARGE.length}`,
    'content-length': '65600',
    'content-type': 'application/vnd.pmtiles',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  expect(reply.headers['content-encoding']).toBeUndefined();
  const last = await ask({ range: 'bytes=-3' });
  expect([last.statusCode, last.rawPayload.equals(LARGE.subarray(-3))]).toEqual([206, true]);
  const open = await ask({ range: `bytes=${LARGE.length - 2}-` });
  expect([open.statusCode, open.headers['content-range']]).toEqual([
    206,
    `bytes ${LARGE.length - 2}-${LARGE.length - 1}/${LARGE.length}`,
  ]);
});

// Red with a `most` of 1e9 in mapRoute.ts, and with the whole file where no range is read.
it.each([
  undefined,
  'bytes=0-',
  `bytes=0-${4 * MEGABYTE}`,
  'bytes=-99999999',
  'bytes=9999999-',
  'bytes=-0',
  'bytes=5-4',
  'bytes=--1',
  'bytes=0-0,2-2',
  `bytes=${'0-0,'.repeat(100)}0-0`,
  'bytes=0-99999999999999999999999',
  'bytes=../../etc/passwd',
  'lines=0-1',
])('refuses %s in few bytes: the whole file is given to nobody', async (range) => {
  const reply = await ask(range === undefined ? {} : { range });
  expect([reply.statusCode, reply.body]).toEqual([416, '']);
  expect(reply.headers).toMatchObject({ 'content-range': `bytes */${LARGE.length}`, 'cache-control': 'no-store' });
});

it('says how long it is without giving a byte, whatever range a HEAD names', async () => {
  const reply = await ask({ range: 'bytes=0-9' }, 'HEAD');
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  expect(reply.headers).toMatchObject({ 'content-length': String(LARGE.length), 'accept-ranges': 'bytes' });
  expect((await ask({ range: 'bytes=0-9' }, 'POST')).statusCode).toBe(404);
});

it('answers who has it already, and who has another version of it', async () => {
  const etag = String((await ask({ range: 'bytes=0-9' })).headers.etag);
  const same = await ask({ range: 'bytes=0-9', 'if-none-match': etag });
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(416);
  await utimes(mapFile, new Date(0), new Date(0));
  expect((await ask({ range: 'bytes=0-9' })).headers.etag, 'the same bytes on another machine').toBe(etag);
});

it('no request chooses the file', async () => {
  await writeFile(join(folder, 'other.pmtiles'), SMALL);
  for (const path of ['/other.pmtiles', '/../other.pmtiles', '/%2e%2e/other.pmtiles', '?file=other.pmtiles', '%00']) {
    const { statusCode, rawPayload } = await server.app.inject({
      url: MAP_PATH + path,
      headers: { range: 'bytes=0-9' },
    });
    expect([path, statusCode, rawPayload.length]).toEqual(
      path.startsWith('?') ? [path, 206, 10] : [path, statusCode === 400 ? 400 : 404, rawPayload.length],
    );
  }
});

it('a file that is gone, or that is no map any more, is not found, and is served again once it is there', async () => {
  await rm(mapFile);
  const gone = await ask({ range: 'bytes=0-9' });
  expect([gone.statusCode, gone.json(), gone.headers['cache-control']]).toEqual([
    404,
    refusal('not_found'),
    'no-store',
  ]);
  await writeFile(mapFile, 'a letter');
  expect((await ask({ range: 'bytes=0-3' })).statusCode).toBe(404);
  await writeFile(mapFile, SMALL);
  expect((await ask({ range: 'bytes=0-3' })).body).toBe('PMTi');
});

function fetchSlowly(range: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(origin + MAP_PATH, { headers: { range } }, resolve).on('error', reject);
  });
}

async function bytesOf(reply: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

it('a reply that began goes on with the version it began with, whatever takes its name', async () => {
  const reply = await fetchSlowly(`bytes=0-${4 * MEGABYTE - 1}`);
  await writeFile(`${mapFile}.new`, Buffer.concat([SMALL, Buffer.alloc(5 * MEGABYTE, 9)]));
  await rename(`${mapFile}.new`, mapFile);
  expect((await bytesOf(reply)).equals(LARGE.subarray(0, 4 * MEGABYTE))).toBe(true);
});

// Red without the check of `bytesRead` in mapRoute.ts: the reply never ends.
it('a reply whose file was cut ends at once, before the length that it promised', async () => {
  const reply = await fetchSlowly(`bytes=0-${4 * MEGABYTE - 1}`);
  await truncate(mapFile, SMALL.length);
  await expect(bytesOf(reply)).rejects.toThrow('aborted');
});

async function openMaps(): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return files.filter((file) => file === mapFile).length;
}

// Red without closing the handle in mapRoute.ts, in each of its two places.
it.runIf(process.platform === 'linux')('no reader leaves the file open: not who goes, nor who is refused', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => fetchSlowly(`bytes=0-${4 * MEGABYTE - 1}`)));
  for (const reply of replies) reply.destroy();
  await waitUntil(async () => expect(await openMaps()).toBe(0));
  // These are closed before they are answered: later the collector of memory would do it.
  await Promise.all([ask(), ask({}, 'HEAD'), ask({ range: 'bytes=9-0' })]);
  expect(await openMaps()).toBe(0);
});

it('is read by the reader that the page uses, also after another version took its place', async () => {
  await writeFile(mapFile, SMALL);
  const map = new PMTiles(new FetchSource(origin + MAP_PATH));
  const read = async (z: number, x: number, y: number) => {
    const found = await map.getZxy(z, x, y);
    return found && Buffer.from(found.data).toString();
  };
  expect([await read(3, 3, 4), await read(1, 0, 1), await read(1, 1, 1)]).toEqual(['sand', 'sea', undefined]);
  await writeFile(mapFile, writeArchive([tile('another sand')], BOUNDS));
  expect([await read(3, 3, 4), await read(1, 0, 1)]).toEqual(['another sand', undefined]);
});

it('the finder says that there is a map, and no log says where somebody looked from', async () => {
  const { body, statusCode } = await server.call('freeCourts', { query: '?lat=-23.967&lng=-46.333' });
  expect([statusCode, JSON.parse(body).data.hasMap]).toEqual([200, true]);
  expect(server.log.join('')).toContain(contract.freeCourts.path);
  expect(server.log.join('')).not.toMatch(/23[.]967|46[.]333/);
});

it('has no route where the settings name no file', async () => {
  const without = await openTestServer(database);
  const reply = await without.app.inject({ url: MAP_PATH, headers: { range: 'bytes=0-9' } });
  expect([reply.statusCode, reply.json()]).toEqual([404, refusal('route_not_found')]);
  await without.app.close();
});

it('a server does not start with a map that is not there, or is none', async () => {
  await expect(refuseUnreadableMap(undefined)).resolves.toBeUndefined();
  await expect(refuseUnreadableMap(mapFile)).resolves.toBeUndefined();
  await writeFile(join(folder, 'letter'), 'PMTil');
  await writeFile(join(folder, 'old.pmtiles'), 'PMTiles\u0002');
  for (const path of [join(folder, 'nothing'), folder, join(folder, 'letter'), join(folder, 'old.pmtiles')]) {
    await expect(refuseUnreadableMap(path)).rejects.toThrow(
      `MAP_FILE: ${path} não existe, não pode ser lido ou não é um mapa PMTiles.`,
    );
  }
});

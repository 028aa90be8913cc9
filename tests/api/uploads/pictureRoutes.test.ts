import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureAt } from '#domain/uploads/image.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { buildApp } from '#platform/http/app.ts';
import { registerPictures } from '#platform/uploads/pictureRoutes.ts';
import { keepPicture } from '#platform/uploads/keepPicture.ts';
import { makePreparePicture } from '#platform/uploads/preparePicture.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { testDependencies } from '../testDependencies.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { makeJpeg } from './pictures.ts';
import { pino } from 'pino';

let database: TestDatabase;
let server: TestServer;
let address: string;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openTestServer(database);
  const prepared = await makePreparePicture()(await makeJpeg());
  address = await inTransaction(database, (tx) => keepPicture(tx, prepared));
  return () => database.close();
});

describe('a picture by its address', () => {
  it('is sent as what it is, for ever, and as nothing else', async () => {
    const reply = await server.app.inject(address);
    const { 'content-type': type, 'content-length': length, 'cache-control': cache, ...headers } = reply.headers;
    expect([reply.statusCode, type, cache]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
    expect([headers['x-content-type-options'], headers['content-disposition']]).toEqual(['nosniff', 'inline']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(Number(length)).toBe(reply.rawPayload.length);
  });

  it('may be asked for without its bytes', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: address });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, 'image/webp', '']);
  });

  it.each([
    ['a width that is not kept', () => pictureAt(address, 100)],
    ['no such picture', () => `/imagens/${'a'.repeat(22)}-96.webp`],
    ['another spelling of a width', () => address.replace('-192', '-0192')],
    ['another format', () => address.replace('.webp', '.png')],
    ['a longer name', () => `${address}.svg`],
    ['no name', () => '/imagens/'],
    ['a folder', () => `/imagens/fotos${address.slice('/imagens'.length)}`],
  ])('is missing when it is %s, and that is not remembered', async (_what, url) => {
    const reply = await server.app.inject({ url: url(), headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.json()]).toEqual([404, refusal('not_found')]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('beside the web app', () => {
  it('pictures are pictures, and what is missing is no screen', async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'quadra-web-'));
    await writeFile(join(webRoot, 'index.html'), '<p>A tela</p>');
    const app = await buildApp({
      settings: { ...testDependencies(database).settings, paymentsOrigin: undefined, trustedHops: 0 },
      database,
      log: pino({ level: 'silent' }),
      webRoot,
      register: (scope) => registerPictures(scope, database),
    });
    const headers = { accept: 'text/html,image/webp' };
    const get = async (url: string) => {
      const reply = await app.inject({ url, headers });
      return [reply.statusCode, reply.headers['content-type']];
    };
    expect([await get(address), await get('/imagens/nada.webp'), await get('/cliente/perfil')]).toEqual([
      [200, 'image/webp'],
      [404, 'application/json; charset=utf-8'],
      [200, 'text/html; charset=utf-8'],
    ]);
    await app.close();
    await rm(webRoot, { recursive: true });
  });
});

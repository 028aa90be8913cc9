import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { beforeAll, expect, it } from 'vitest';
import { providerSignIns } from '#platform/database/schema/people.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { hashToken } from '#core/people/tokens.ts';
import { describeOnDatabases, openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, ORIGIN, refusal } from '../testServer.ts';
import { type GoogleWorld, openGoogleWorld } from './world.ts';

const RANDOM = /^[\w-]{43}$/;

describeOnDatabases('the link to Google', (open) => {
  let database: TestDatabase;
  let world: GoogleWorld;
  beforeAll(async () => {
    database = await open();
    world = await openGoogleWorld(database);
    return () => world.close();
  });

  it('asks the provider for who somebody is, with three questions of which one answer is right', async () => {
    const reply = await world.visitor().call('googleLink');
    const { redirectUrl, nonce } = reply.json().data;
    const { origin, pathname, searchParams } = new URL(redirectUrl);
    expect([origin, pathname, Object.fromEntries(searchParams), nonce]).toEqual([
      world.provider.issuer,
      '/auth',
      {
        client_id: 'quadra-livre-teste',
        redirect_uri: `${ORIGIN}/api/v1/auth/google/callback`,
        response_type: 'code',
        scope: 'openid email profile',
        state: expect.stringMatching(RANDOM),
        nonce: expect.stringMatching(RANDOM),
        code_challenge: expect.stringMatching(RANDOM),
        code_challenge_method: 'S256',
      },
      expect.stringMatching(RANDOM),
    ]);
  });

  it('belongs to the browser that asked, by a cookie that no script reads', async () => {
    const reply = await world.visitor().call('googleLink');
    const [, secret = '', attributes] =
      /^quadra-google=([\w-]{43}); (.*)$/.exec(String(reply.headers['set-cookie'])) ?? [];
    expect(attributes).toBe('Path=/api/v1/auth; Max-Age=1200; HttpOnly; SameSite=Lax; Secure');
    expect(reply.json().data).toEqual({ redirectUrl: expect.any(String), nonce: expect.stringMatching(RANDOM) });
    expect(reply.body).not.toContain(secret);
  });

  it('is another one each time', async () => {
    const visitor = world.visitor();
    const words = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { redirectUrl, nonce } = await visitor.begin();
      const { searchParams } = new URL(redirectUrl);
      words.push(
        nonce,
        visitor.cookiesOf(ORIGIN),
        ...['state', 'nonce', 'code_challenge'].map((name) => searchParams.get(name)),
      );
    }
    expect(new Set(words).size).toBe(words.length);
  });

  it('is given to one address sixty times a minute at most', async () => {
    const visitor = world.visitor();
    const replies = [];
    for (let turn = 0; turn < 61; turn += 1) replies.push(await visitor.call('googleLink'));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(60).fill(200), 429]);
    const refused = replies[60];
    expect([refused?.json(), refused?.headers['set-cookie']]).toEqual([refusal('too_many_requests'), undefined]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await world.visitor().call('googleLink')).statusCode).toBe(200);
  });

  it('is forgotten an hour after it was of use, with all that the provider told', async () => {
    await database.orm.delete(providerSignIns);
    await world.visitor().ticket(world.someone().id);
    database.passTime(69 * 60_000);
    const young = world.visitor();
    await young.ticket(world.someone().id);
    await tidy(database);
    expect(await database.orm.select().from(providerSignIns)).toHaveLength(2);
    database.passTime(2 * 60_000);
    await tidy(database);
    const left = await database.orm.select().from(providerSignIns);
    const [, secret = ''] = /quadra-google=(.+)/.exec(young.cookiesOf(ORIGIN)) ?? [];
    expect(left.map(({ cookieHash }) => cookieHash)).toEqual([hashToken(secret)]);
    database.passTime(-71 * 60_000);
  });
});

it('leaves Secure out of the cookie where the address is plain http', async () => {
  const database = await openTestDatabase();
  const world = await openGoogleWorld(database);
  const settings = { google: world.provider.settings, publicUrl: 'http://localhost:3000' };
  const plain = await openTestServer(database, { settings });
  expect((await plain.call('googleLink')).headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/);
  await world.close();
  await database.close();
});

it('is missing while the provider cannot be reached, leaves no row, and is there again afterwards', async () => {
  const database = await openTestDatabase();
  const world = await openGoogleWorld(database);
  for (const answer of ['{"issuer":"https://evil.example"}', 'not JSON']) {
    world.provider.answerWith(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
    const reply = await world.visitor().call('googleLink');
    expect([reply.statusCode, reply.json(), reply.headers['set-cookie']]).toEqual([200, { data: {} }, undefined]);
  }
  expect(world.server.log.filter((line) => line.includes('The sign-in provider could not be reached'))).toHaveLength(2);
  expect(await database.orm.select().from(providerSignIns)).toEqual([]);
  world.provider.answerWith(undefined);
  const asked = world.provider.requests.length;
  const links = await Promise.all(Array.from({ length: 5 }, () => world.visitor().begin()));
  expect(new Set(links.map(({ redirectUrl }) => new URL(redirectUrl).origin))).toEqual(
    new Set([world.provider.issuer]),
  );
  // Asked once by all who came at the same time, and not again.
  expect(world.provider.requests.slice(asked)).toEqual(['GET /.well-known/openid-configuration']);
  await world.close();
  await database.close();
});

it('is missing after five seconds when the provider says nothing', async () => {
  const database = await openTestDatabase();
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const client = { clientId: 'a', clientSecret: 'b' };
  const server = await openTestServer(database, {
    settings: { google: { provider: 'openid', issuer: `http://127.0.0.1:${port}`, ...client } },
  });
  expect((await server.call('googleLink')).json()).toEqual({ data: {} });
  for (const socket of sockets) socket.destroy();
  silent.close();
  await database.close();
});

import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../api/testServer.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const ID = /^[\da-z]{16}$/;

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openTestServer(database, {
    handlers: (real) => ({
      ...real,
      arenas: () => {
        throw new Error('a fault of ours');
      },
    }),
  });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

// Red without genReqId in platform/http/app.ts: two processes both have a `req-1`.
it('is another for every request, whatever the client sends', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => server.app.inject({ url: '/api/v1/nada', headers })),
  );
  const ids = new Set(replies.map((reply) => String(reply.headers['x-request-id'])));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(id).toMatch(ID);
});

// Red without nameRequests in platform/http/app.ts.
it('is in the reply and in the log of a failure, so that who quotes it is found', async () => {
  const reply = await server.call('arenas');
  const id = reply.headers['x-request-id'];
  expect([reply.statusCode, id]).toEqual([500, expect.stringMatching(ID)]);
  const lines = server.log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
  expect(lines.map(({ msg }) => msg)).toEqual(['A request failed by a fault of ours', 'request']);
});

it('may be read by the app from another port', async () => {
  const reply = await server.call('arenas', { headers: { origin: server.dependencies.settings.origin } });
  expect(reply.headers['access-control-expose-headers']).toContain('x-request-id');
});

// Red without it in `frameworkErrors` of platform/http/app.ts.
it('is also in the reply to an address that cannot be read', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
    socket.write('GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  });
  expect(reply).toMatch(/^HTTP\/1\.1 400/);
  expect(reply).toMatch(/\r\nx-request-id: [\da-z]{16}\r\n/);
});

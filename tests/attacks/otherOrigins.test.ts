import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { openTestServer, ORIGIN, type TestServer } from '../api/testServer.ts';
import { openTestDatabase } from '../database/databases.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  server = await openTestServer(database);
  return () => database.close();
});

const EVIL = [
  'https://evil.example',
  'null',
  'https://quadra.example.evil.example',
  'https://evilquadra.example',
  'https://sub.quadra.example',
  'http://quadra.example',
  'https://quadra.example:8443',
  'https://QUADRA.example.',
];

// Row 16. Red with `origin: true` or a pattern in platform/http/app.ts.
describe('another origin', () => {
  it.each(EVIL)('%s reads nothing, asked first or not', async (origin) => {
    const read = await server.app.inject({ url: contract.allArenas.path, headers: { origin } });
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const asked = await server.app.inject({ method: 'OPTIONS', url: contract.login.path, headers });
    for (const reply of [read, asked]) {
      const allowed = reply.headers['access-control-allow-origin'];
      expect([allowed === origin, allowed === '*']).toEqual([false, false]);
    }
  });

  it('is told from our own, which may', async () => {
    const read = await server.app.inject({ url: contract.allArenas.path, headers: { origin: ORIGIN } });
    expect([read.headers['access-control-allow-origin'], read.headers['access-control-allow-credentials']]).toEqual([
      ORIGIN,
      'true',
    ]);
  });
});

// Row 17, and 15's half of the server. Red without helmet in platform/http/app.ts, or POLICY in platform/http/documentation.ts.
describe('a frame, or a script of others', () => {
  it.each([contract.allArenas.path, contract.me.path, '/nada', '/docs', '/health'])(
    'finds no hold on %s',
    async (url) => {
      const reply = await server.app.inject({ url, headers: { accept: 'text/html' } });
      const policy = String(reply.headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
      // Red without the hook in platform/http/app.ts.
      expect(reply.headers['permissions-policy']).toContain('camera=()');
      expect(reply.headers['x-frame-options']).toBe('DENY');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('is not let in by an inline script of the documentation', async () => {
    const page = await server.app.inject({ url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
    expect(String(page.headers['content-security-policy'])).not.toContain('unsafe');
  });
});

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arenaPreview } from '#domain/linkPreviews/linkPreview.ts';
import { type AppDependencies, buildApp } from '#platform/http/app.ts';
import { Traffic } from '#platform/http/Traffic.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { tellerOf } from '#start/linkPreviews/head.ts';
import type { Page } from '#start/linkPreviews/readPage.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const settings: AppDependencies['settings'] = {
  origin: 'https://quadra.example',
  publicUrl: 'https://quadra.example',
  paymentsOrigin: undefined,
  trustedHops: 0,
  limits: 'strict',
  flows: false,
  processes: 1,
};

let database: TestDatabase;
let webRoot: string;
const apps: FastifyInstance[] = [];
const lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  webRoot = await mkdtemp(join(tmpdir(), 'quadra-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Quadra Livre</title>');
  await writeFile(
    join(webRoot, 'arena.html'),
    '<!doctype html><title>Quadra Livre</title><h1>{{name}}</h1><i id="{{id}}">',
  );
  await mkdir(join(webRoot, 'flows', 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'flows', 'index.html'), '<!doctype html><title>Quadra Livre com fluxos</title>');
  await writeFile(join(webRoot, 'flows', 'assets', 'FlowsScreen-1a2b.js'), 'drawings');
  await writeFile(join(webRoot, 'flows', 'assets', 'FlowsScreen-1a2b.js.br'), 'small drawings');
  await writeFile(join(webRoot, 'assets', 'app-1a2b.js'), 'plain');
  await writeFile(join(webRoot, 'assets', 'app-1a2b.js.br'), 'brotli');
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.close();
  await rm(webRoot, { recursive: true });
});

async function appWith(dependencies: Partial<AppDependencies> = {}): Promise<FastifyInstance> {
  const log = makeLogger('info', { write: (line) => void lines.push(line) });
  const app = await buildApp({ settings, database, log, webRoot, register: () => undefined, ...dependencies });
  apps.push(app);
  return app;
}

/** The page without what messengers and search engines read, which `head.test.ts` looks at. */
function withoutHead(page: string): string {
  return page.replaceAll(/<(?:meta|link)[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g, '');
}

function pageOf(name: string): Page {
  const id = '01999999-9999-7999-8999-999999999999';
  const preview = arenaPreview({ id, name, city: 'Santos', courts: 2, price: 40_00 });
  return { subject: 'arena', id, name, preview };
}

const routeNotFound = {
  message: 'Rota não encontrada.',
  error: { statusCode: 404, code: 'route_not_found' },
};

describe('paths', () => {
  it.each(['/api/v1/nada', '/api', '/v1/payments?x=1', '/API/x', '/api/../api/x'])('%s is no page', async (url) => {
    const app = await appWith();
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.json()]).toEqual([404, routeNotFound]);
  });

  it.each([
    ['/dev/fluxos/ao-vivo', 'unsafe-none'],
    ['/dev/fluxos/ao-vivo?ator=booking', 'unsafe-none'],
    ['/dev/fluxos/ao-vivos', 'same-origin-allow-popups'],
    ['/dev/fluxos', 'same-origin-allow-popups'],
    ['/entrar', 'same-origin-allow-popups'],
  ])('%s says who may keep hold of its window, with the visualizer', async (url, policy) => {
    const app = await appWith({ settings: { ...settings, flows: true } });
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.headers['cross-origin-opener-policy']]).toEqual([200, policy]);
  });

  it.each([
    [true, 'Quadra Livre com fluxos', 'drawings', 'unsafe-none'],
    [false, 'Quadra Livre', routeNotFound, 'same-origin-allow-popups'],
  ])('have the visualizer, or nothing of it: %s', async (flows, title, code, policy) => {
    const app = await appWith({ settings: { ...settings, flows } });
    for (const url of ['/', '/eventos', '/dev/fluxos/ao-vivo']) {
      const page = await app.inject({ url, headers: { accept: 'text/html', cookie: 'token=abc' } });
      const status = url.startsWith('/dev') && !flows ? 404 : 200;
      expect([url, page.statusCode, withoutHead(page.body)]).toEqual([
        url,
        status,
        `<!doctype html><title>${title}</title>`,
      ]);
      if (url !== '/')
        expect(page.headers['cross-origin-opener-policy']).toBe(
          url === '/eventos' ? 'same-origin-allow-popups' : policy,
        );
    }
    const file = await app.inject('/flows/assets/FlowsScreen-1a2b.js');
    expect(file.statusCode === 200 ? file.body : file.json()).toEqual(code);
  });

  // Row 47. Red without allowedPath in platform/http/webFiles.ts.
  it.each([
    '/flows/assets/FlowsScreen-1a2b.js',
    '/flows/assets/FlowsScreen-1a2b.js.br',
    '/%66lows/assets/FlowsScreen-1a2b.js',
    '/%2566lows/assets/FlowsScreen-1a2b.js',
    '//flows/assets/FlowsScreen-1a2b.js',
    '/./flows/assets/FlowsScreen-1a2b.js',
    '/assets/../flows/assets/FlowsScreen-1a2b.js',
    '/assets/%2e%2e/flows/assets/FlowsScreen-1a2b.js',
    '/assets%2f..%2fflows/assets/FlowsScreen-1a2b.js',
    '/flows/index.html',
    '/flows/',
    '/flows',
  ])('of the visualizer lead nowhere without it: %s', async (url) => {
    const app = await appWith();
    for (const encoding of ['identity', 'br, gzip']) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toMatch(/drawings|fluxos/);
    }
  });

  it('of a screen answers the page, never kept without asking', async () => {
    const app = await appWith();
    const headers = { accept: 'text/html,*/*;q=0.8', cookie: 'theme=dark; token=abc' };
    const reply = await app.inject({ url: '/cliente/minhas-reservas', headers });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(reply.body).toContain('<title>Quadra Livre</title>');
  });

  // Red without `titleOf` in platform/http/webFiles.ts.
  it.each([
    ['/torneio/01910000-0000-7000-8000-00000000c001', 'Torneio · Quadra Livre'],
    ['/evento/01910000-0000-7000-8000-00000000c001', 'Evento · Quadra Livre'],
    ['/privacidade', 'Política de privacidade · Quadra Livre'],
    ['/termos?de=rodape', 'Termos de uso · Quadra Livre'],
    ['/entrar', 'Entrar · Quadra Livre'],
  ])('of a page for everybody has its own title in the HTML: %s', async (url, title) => {
    const reply = await (await appWith()).inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(withoutHead(reply.body)).toBe(`<!doctype html><title>${title}</title>`);
  });

  // Red without `hasSession` in platform/http/pages.ts.
  it.each([undefined, 'theme=dark', 'token=', 'mytoken=1'])(
    'of a screen that needs a login is the login without a session (cookies: %s)',
    async (cookie) => {
      const headers = { accept: 'text/html', ...(cookie !== undefined && { cookie }) };
      const reply = await (await appWith()).inject({ url: '/cliente/arena/42/reservar', headers });
      expect([reply.statusCode, withoutHead(reply.body)]).toEqual([
        200,
        '<!doctype html><title>Entrar · Quadra Livre</title>',
      ]);
    },
  );

  // Link previews do not ask for HTML.
  it.each(['/', '/cliente/arena/42', '/entrar'])('of a screen is answered whatever is accepted: %s', async (url) => {
    const reply = await (await appWith()).inject({ url, headers: { accept: '*/*' } });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each(['br', 'gzip', 'gzip, deflate, br'])('of a screen comes compressed as asked: %s', async (accepted) => {
    const reply = await (await appWith()).inject({ url: '/entrar', headers: { 'accept-encoding': accepted } });
    const unpack = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual([
      accepted === 'gzip' ? 'gzip' : 'br',
      'accept-encoding, cookie',
    ]);
    expect(withoutHead(unpack(reply.rawPayload).toString())).toBe(
      '<!doctype html><title>Entrar · Quadra Livre</title>',
    );
  });

  // Red without the escaping in platform/http/pages.ts, and with `replace` given a text instead of a function.
  it('of an arena has its name, as text', async () => {
    const app = await appWith({ teller: tellerOf(async () => pageOf(`</script><script>$&"'`)) });
    const reply = await app.inject({ url: '/cliente/arena/4%22"2', headers: { accept: 'text/html' } });
    const text = '&lt;/script&gt;&lt;script&gt;$&amp;&quot;&#39;';
    expect(withoutHead(reply.body)).toBe(
      `<!doctype html><title>${text} · Quadra Livre</title><h1>${text}</h1><i id="4%22%222">`,
    );
  });

  // Red without the 404: search engines would keep what is no longer there. Who has a session may see more than strangers.
  it.each([
    ['missing', '', 404],
    ['missing', 'token=abc', 200],
    [undefined, '', 200],
  ] as const)('of what is %s to whoever has the cookie "%s": %i', async (found, cookie, status) => {
    const app = await appWith({ teller: tellerOf(async () => found) });
    const reply = await app.inject({ url: '/cliente/arena/42', headers: { accept: 'text/html', cookie } });
    expect([reply.statusCode, withoutHead(reply.body)]).toEqual([
      status,
      '<!doctype html><title>Quadra Livre</title><h1>\u00A0</h1><i id="42">',
    ]);
  });

  it('of no screen is 404, with the page that says so', async () => {
    const reply = await (await appWith()).inject({ url: '/nada', headers: { accept: 'text/html' } });
    expect([reply.statusCode, withoutHead(reply.body)]).toEqual([404, '<!doctype html><title>Quadra Livre</title>']);
  });

  // Red without `inTime` and without the catch there.
  it.each([
    ['fails', () => Promise.reject(new Error('The database is away'))],
    ['never comes', () => new Promise<never>(() => undefined)],
    ['is not known', () => Promise.resolve(undefined)],
  ])('of an arena comes without a name that %s', async (_, readPage) => {
    const app = await appWith({ teller: tellerOf(readPage) });
    const reply = await app.inject({ url: '/cliente/arena/42', headers: { accept: 'text/html' } });
    expect([reply.statusCode, withoutHead(reply.body)]).toEqual([
      200,
      '<!doctype html><title>Quadra Livre</title><h1>\u00A0</h1><i id="42">',
    ]);
  });

  it.each([
    { url: '/assets/gone.js', headers: { accept: '*/*' } },
    { url: '/entrar', method: 'POST' as const, headers: { accept: 'text/html' } },
  ])('of nothing: $url', async (request) => {
    const reply = await (await appWith()).inject(request);
    expect([reply.statusCode, reply.json()]).toEqual([404, routeNotFound]);
  });

  it('with a hash are kept for ever, and sent as they were compressed', async () => {
    const app = await appWith();
    const reply = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect([reply.body, reply.headers['content-encoding'], reply.headers['cache-control']]).toEqual([
      'brotli',
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await app.inject('/assets/app-1a2b.js')).body).toBe('plain');
  });

  it('that cannot be decoded are refused in the common shape', async () => {
    const reply = await (await appWith()).inject('/%zz');
    expect([reply.statusCode, reply.json().error]).toEqual([400, { statusCode: 400, code: 'malformed' }]);
  });
});

describe('headers', () => {
  it('let no script, frame or referrer through', async () => {
    const { headers } = await (await appWith()).inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
        "font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';" +
        "frame-ancestors 'none';upgrade-insecure-requests",
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['permissions-policy']).toMatch(/\bcamera=\(\), .*microphone=\(\), .*geolocation=\(self\)$/);
  });

  // Red without `OF_DOCUMENTS` in server/platform/http/webFiles.ts.
  it('of a script say nothing that only a page needs', async () => {
    const app = await appWith();
    const { headers } = await app.inject('/assets/app-1a2b.js');
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept-ranges',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'last-modified',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-request-id',
    ]);
    expect((await app.inject('/assets/none.js')).headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('do not force https on a plain address', async () => {
    const app = await appWith({ settings: { ...settings, publicUrl: 'http://localhost:3000' } });
    const { headers } = await app.inject('/health');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['https://quadra.example', 'https://quadra.example'],
    ['https://quadra.example.evil.example', undefined],
    ['https://evilquadra.example', undefined],
    ['http://quadra.example', undefined],
    ['null', undefined],
  ])('allow the origin %s: %s', async (origin, allowed) => {
    const app = await appWith({ register: (api) => void api.get('/api/ping', () => ({ data: {} })) });
    const reply = await app.inject({ url: '/api/ping', headers: { origin } });
    expect(reply.headers['access-control-allow-origin']).toBe(allowed);
  });
});

describe('failures', () => {
  const failing: AppDependencies['register'] = (api) => {
    api.post('/api/echo', (request) => ({ data: request.body }));
    api.get('/api/bug', () => {
      throw new Error('planted');
    });
    api.get('/api/query', () => database.pool.query("select 'Maria Planted'::uuid"));
    api.get('/api/gone', () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
  };

  it('of ours tell no stack and no reason, which are in the log', async () => {
    const app = await appWith({ register: failing });
    const reply = await app.inject('/api/bug');
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      {
        message: 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.',
        error: { statusCode: 500, code: 'internal' },
      },
    ]);
    const logged = lines.map((line) => JSON.parse(line)).findLast((line) => line.err);
    expect(logged.err).toMatchObject({ type: 'Error', message: 'planted' });
    expect(logged.err.frames[0]).toContain('app.test.ts');
  });

  it('of a query leave what was asked out of the log', async () => {
    const app = await appWith({ register: failing });
    expect((await app.inject('/api/query?name=Planted')).statusCode).toBe(500);
    expect(lines.some((line) => line.includes('22P02'))).toBe(true);
    expect(lines.filter((line) => line.includes('Planted'))).toEqual([]);
  });

  it('to reach the database ask to come back', async () => {
    const reply = await (await appWith({ register: failing })).inject('/api/gone');
    expect([reply.statusCode, reply.json().error.code, reply.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
  });

  it.each([
    [64 * 1024, 200, undefined],
    [64 * 1024 + 1, 413, 'too_large'],
  ])('to be brief: a body of %i bytes is %i', async (bytes, status, code) => {
    const app = await appWith({ register: failing });
    const payload = JSON.stringify('x'.repeat(bytes - 2));
    const reply = await app.inject({
      method: 'POST',
      url: '/api/echo',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([reply.statusCode, reply.json().error?.code]).toEqual([status, code]);
  });

  it.each([
    ['{"a":', 'application/json', 400, 'malformed'],
    ['{"__proto__":{"admin":true}}', 'application/json', 400, 'malformed'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media'],
  ])('to send JSON: %s', async (payload, type, status, code) => {
    const app = await appWith({ register: failing });
    const reply = await app.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': type }, payload });
    expect([reply.statusCode, reply.json().error]).toEqual([status, { statusCode: status, code }]);
  });
});

describe('load', () => {
  it('over the limit is turned away at once, while health answers, and served again afterwards', async () => {
    let finish = (): void => undefined;
    let fill = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const isFull = new Promise<void>((resolve) => (fill = resolve));
    let inside = 0;
    const slow: AppDependencies['register'] = (api) =>
      void api.get('/api/slow', async () => {
        inside += 1;
        if (inside === 2) fill();
        await finished;
        return { data: {} };
      });
    const app = await appWith({ maxInFlight: 2, register: slow });
    const first = [app.inject('/api/slow'), app.inject('/api/slow')];
    await isFull;

    const refused = await app.inject('/api/slow');
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      503,
      {
        message: 'Estamos com muitos acessos. Tente novamente em instantes.',
        error: { statusCode: 503, code: 'overloaded' },
      },
      '2',
    ]);
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect((await app.inject('/ready')).statusCode).toBe(200);

    finish();
    expect((await Promise.all(first)).map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect((await app.inject('/api/slow')).statusCode).toBe(200);
  });

  const ping: AppDependencies['register'] = (api) =>
    void api.get('/api/ping', { config: { rateLimit: { max: 2, timeWindow: '1 minute' } } }, () => ({ data: {} }));
  const thrice = async (app: FastifyInstance, headers = (_turn: number): Record<string, string> => ({})) => {
    const statuses: number[] = [];
    for (const turn of [1, 2, 3]) {
      statuses.push((await app.inject({ url: '/api/ping', headers: headers(turn) })).statusCode);
    }
    return statuses;
  };

  it('of one address is limited, and X-Forwarded-For does not help', async () => {
    const app = await appWith({ register: ping });
    expect(await thrice(app, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` }))).toEqual([200, 200, 429]);
    const refused = await app.inject('/api/ping');
    expect([refused.json().error, Number(refused.headers['retry-after']) > 0]).toEqual([
      { statusCode: 429, code: 'too_many_requests' },
      true,
    ]);
  });

  it('behind a trusted proxy is told apart by the address that the proxy saw', async () => {
    const app = await appWith({ register: ping, settings: { ...settings, trustedHops: 1 } });
    expect(await thrice(app, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` }))).toEqual([200, 200, 200]);
    expect(await thrice(app, (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}, 192.0.2.1` }))).toEqual([
      200, 200, 429,
    ]);
  });

  it('is not limited when measuring', async () => {
    expect(await thrice(await appWith({ register: ping, settings: { ...settings, limits: 'relaxed' } }))).toEqual([
      200, 200, 200,
    ]);
  });
});

describe('the log', () => {
  it('names the route and the status, not the address', async () => {
    const app = await appWith({ register: (api) => void api.get('/api/players/:id', () => ({ data: {} })) });
    lines.length = 0;
    await app.inject('/api/players/segredo?name=Joana');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: 'GET', route: '/api/players/:id', status: 200, msg: 'request' }),
    ]);
    expect(lines.join('')).not.toMatch(/segredo|Joana|127\.0\.0\.1/);
  });
});

it('is not ready without its database, and still healthy', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const app = await appWith({ database: closed });
  const ready = await app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', reason: 'unreachable' }]);
  expect((await app.inject('/health')).statusCode).toBe(200);
});

// Red without the look at `isStopping` in platform/http/health.ts, platform/http/overload.ts, or without `closeConnections` there.
it('that is stopping finishes what it began, tells others to come back, and is not ready', async () => {
  const finish = { now: (): void => undefined };
  const finished = new Promise<void>((resolve) => (finish.now = resolve));
  const register: AppDependencies['register'] = (api) =>
    void api.get('/api/slow', () => finished.then(() => ({ data: {} })));
  const traffic = new Traffic();
  const app = await appWith({ traffic, register });
  const slow = app.inject('/api/slow');
  await Promise.race([slow, new Promise(setImmediate)]);
  const drained = traffic.drain();

  const [late, ready] = [await app.inject('/api/slow'), await app.inject('/ready')];
  expect([late.statusCode, late.json(), late.headers['retry-after'], late.headers['connection']]).toEqual([
    503,
    {
      message: 'Não conseguimos concluir agora. Tente novamente em instantes.',
      error: { statusCode: 503, code: 'unavailable' },
    },
    '5',
    'close',
  ]);
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', reason: 'stopping' }]);
  expect((await app.inject('/health')).statusCode).toBe(200);
  finish.now();
  await drained;
  const { statusCode, headers } = await slow;
  expect([statusCode, headers['connection']]).toEqual([200, 'close']);
});

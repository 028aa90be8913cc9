import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { auditChains } from '#platform/database/schema/audit.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { newId } from '#platform/database/uuid.ts';
import { buildApp } from '#platform/http/app.ts';
import { Traffic } from '#platform/http/Traffic.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { makeMetrics } from '#platform/metrics/metrics.ts';
import type { MetricsAccess } from '#platform/metrics/mayRead.ts';
import { type Bench, openBench } from '../api/payment/bench.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const TOKEN = 'a-token-of-the-scraper-0001';
const HERE: MetricsAccess = { metricsToken: undefined, publicUrl: 'http://localhost:3000', trustedHops: 0 };
const PUBLIC = { ...HERE, publicUrl: 'https://quadra.example' };

let database: TestDatabase;
let bench: Bench;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  bench = await openBench(database);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.close();
});

async function appWith(access: MetricsAccess, on: TestDatabase = database): Promise<FastifyInstance> {
  const settings = {
    origin: access.publicUrl,
    paymentsOrigin: undefined,
    limits: 'strict',
    flows: false,
    processes: 1,
  } as const;
  const traffic = new Traffic();
  const app = await buildApp({
    settings: { ...settings, ...access },
    database: on,
    log: makeLogger('silent'),
    traffic,
    observers: [makeMetrics({ access, database: on, traffic })],
    register(scope) {
      scope.get('/api/v1/things/:id', (_request, reply) => reply.code(204).send());
      scope.get('/api/v1/broken', () => {
        throw new Error('a fault');
      });
    },
  });
  apps.push(app);
  return app;
}

/** The value of one line, such as `http_requests_total{route="*"}`, whatever its other labels. */
function valueIn(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(`${name}{`.slice(0, Object.keys(labels).length === 0 ? name.length : undefined)) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('metrics', () => {
  it('tell how many requests of each route there were, and how long they took, and never an address', async () => {
    const app = await appWith(HERE);
    for (const id of ['ana', 'bia', 'caio']) await app.inject(`/api/v1/things/${id}?name=segredo`);
    await app.inject('/api/v1/broken');
    await app.inject('/api/v1/segredo');
    const { body, headers } = await app.inject('/metrics');
    const things = { method: 'GET', route: '/api/v1/things/:id' };
    expect(valueIn(body, 'http_requests_total', { ...things, status: '2xx' })).toBe(3);
    expect(valueIn(body, 'http_request_duration_seconds_count', things)).toBe(3);
    expect(valueIn(body, 'http_request_duration_seconds_sum', things)).toBeGreaterThan(0);
    expect(valueIn(body, 'http_requests_total', { route: '/api/v1/broken', status: '5xx' })).toBe(1);
    expect(valueIn(body, 'http_requests_total', { route: '*', status: '4xx' })).toBe(1);
    expect(body).not.toMatch(/segredo|\bana\b/);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'cache-control': 'no-store',
    });
  });

  it('tell of the process: connections, event loop, memory', async () => {
    const { body } = await (await appWith(HERE)).inject('/metrics');
    expect(valueIn(body, 'database_connections', { state: 'waiting' })).toBe(0);
    expect(valueIn(body, 'database_up')).toBe(1);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'http_requests_in_flight',
    ]) {
      expect([name, valueIn(body, name)]).toEqual([name, expect.any(Number)]);
    }
  });

  it('tell what waits in the database, and for how long', async () => {
    const hold = await bench.hold(await bench.arena('platform'), [18]);
    const charge = await bench.chargeOf(hold);
    const now = await readNow(database);
    const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
    const job = { payload: {}, createdAt: ago(900), kind: 'sendNotice' };
    await database.orm.delete(outbox);
    await database.orm.insert(outbox).values([
      { ...job, id: newId(), dueAt: ago(600) },
      { ...job, id: newId(), dueAt: ago(-300), attempts: 9, lastError: 'MailFailure EAUTH' },
      { ...job, id: newId(), dueAt: ago(-86_400), kind: 'watchCharge' },
      { ...job, id: newId(), dueAt: ago(9_000), doneAt: ago(8_000), kind: 'expireHold' },
    ]);
    const refund = { chargeId: charge?.id ?? '', reason: 'paid late', amountCentavos: 10_00, idempotencyKey: newId() };
    await database.orm.insert(refunds).values([
      { ...refund, part: 'a', state: 'owed', createdAt: ago(7_200) },
      { ...refund, part: 'b', state: 'refused', createdAt: ago(90_000) },
      { ...refund, part: 'c', state: 'done', createdAt: ago(99_000) },
    ]);
    await database.orm.update(charges).set({ status: 'disputed', unreachableSince: now, movedAt: now });
    await database.orm.insert(auditChains).values({ chain: newId(), faultAt: 3 });
    const { body } = await (await appWith(HERE)).inject('/metrics');
    expect(valueIn(body, 'outbox_due_jobs', { kind: 'sendNotice' })).toBe(1);
    expect(valueIn(body, 'outbox_failing_jobs', { kind: 'sendNotice' })).toBe(1);
    expect(valueIn(body, 'outbox_due_jobs', { kind: 'watchCharge' })).toBeUndefined();
    expect(valueIn(body, 'outbox_due_jobs', { kind: 'expireHold' })).toBeUndefined();
    expect(Math.floor((valueIn(body, 'outbox_oldest_due_seconds') ?? 0) / 60)).toBe(10);
    expect(['owed', 'sent', 'refused'].map((state) => valueIn(body, 'refunds_open', { state }))).toEqual([1, 0, 1]);
    expect(Math.floor((valueIn(body, 'refunds_oldest_owed_seconds') ?? 0) / 3_600)).toBe(2);
    expect([valueIn(body, 'disputes_open'), valueIn(body, 'charges_unreachable')]).toEqual([1, 1]);
    expect([valueIn(body, 'audit_unsealed_entries'), valueIn(body, 'audit_faults')]).toEqual([1, 1]);
  });

  it('say that the database is away, and tell the rest', async () => {
    const lost = await openTestDatabase();
    const app = await appWith(HERE, lost);
    await lost.close();
    const { statusCode, body } = await app.inject('/metrics');
    expect([statusCode, valueIn(body, 'database_up')]).toEqual([200, 0]);
    expect(valueIn(body, 'nodejs_eventloop_lag_p99_seconds')).toEqual(expect.any(Number));
    expect(body).not.toContain('refunds_open');
  });
});

// Red without `mayRead` in metrics.ts; each row without the condition of mayRead.ts that it is about.
describe('metrics are not for the public', () => {
  const withToken = { ...PUBLIC, metricsToken: TOKEN };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const abroad = '203.0.113.7';

  const read: readonly [string, MetricsAccess, Omit<InjectOptions, 'url'>][] = [
    ['this machine, on its own', HERE, {}],
    ['this machine by IPv6', HERE, { remoteAddress: '::1' }],
    ['this machine, IPv4 in IPv6', HERE, { remoteAddress: '::ffff:127.0.0.1' }],
    ['this machine, beside a proxy that is known', { ...PUBLIC, trustedHops: 1 }, {}],
    ['who has the token', withToken, { remoteAddress: abroad, headers: bearer(TOKEN) }],
    ['who has the token, through a proxy', withToken, { headers: { ...bearer(TOKEN), 'x-forwarded-for': abroad } }],
  ];
  it.each(read)('%s reads them', async (_who, access, request) => {
    const { statusCode, body } = await (await appWith(access)).inject({ url: '/metrics', ...request });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('http_requests_total')]);
  });

  const refused: readonly [string, MetricsAccess, Omit<InjectOptions, 'url'>][] = [
    ['another machine', HERE, { remoteAddress: abroad }],
    [
      'another machine that says it is this one',
      HERE,
      { remoteAddress: abroad, headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['the world through a proxy', HERE, { headers: { 'x-forwarded-for': abroad } }],
    ['the world through a proxy that says so otherwise', HERE, { headers: { forwarded: `for=${abroad}` } }],
    ['the world through a proxy that says nothing', PUBLIC, {}],
    ['a page that was led here by its own name', HERE, { headers: { host: 'evil.example' } }],
    ['who has no token', withToken, { remoteAddress: abroad }],
    ['who has another token', withToken, { remoteAddress: abroad, headers: bearer(`${TOKEN}x`) }],
    ['who has half of the token', withToken, { remoteAddress: abroad, headers: bearer(TOKEN.slice(0, 12)) }],
    ['who sends an empty token where none is set', PUBLIC, { remoteAddress: abroad, headers: bearer('undefined') }],
  ];
  it.each(refused)('%s finds no such address', async (_who, access, request) => {
    const app = await appWith(access);
    const reply = await app.inject({ url: '/metrics', ...request });
    const unknown = await app.inject({ url: '/nothing', ...request });
    expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
  });
});

import { createServer } from 'node:http';
import { once } from 'node:events';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../waitUntil.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

let built: string;
let scratch: string;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
const started: StartedServer[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'quadra-traces-'));
  built = await buildServer();
  receiver = await openReceiver();
});
afterAll(async () => {
  for (const server of started) server.process.kill('SIGKILL');
  await Promise.all(started.map((server) => server.ended));
  await receiver.close();
  await rm(scratch, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
});

/** A receiver of OTLP over HTTP, in its JSON form. */
async function openReceiver() {
  const spans: Span[] = [];
  const services = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
      for (const { resource, scopeSpans } of resourceSpans) {
        services.add(valueOf(resource, 'service.name') ?? '');
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    services,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function valueOf({ attributes }: Pick<Span, 'attributes'>, name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue;
}

function start(folder: string, variables: Readonly<Record<string, string>>): StartedServer {
  const server = startServer(built, { PORT: '0', DATA_DIR: join(scratch, folder), ...variables });
  started.push(server);
  return server;
}

/** A process in which no package of OpenTelemetry can be found, as without optional dependencies. */
const WITHOUT = `--import=${fileURLToPath(new URL('withoutTracing.mjs', import.meta.url))}`;

// Red without preHandler (no statements), without `job` (no job), or when `values` go into the text.
it('are sent to a receiver: requests with their statements, and jobs, and nothing that a person typed', async () => {
  const server = start('traced', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '100' });
  const address = (await server.serving).replace('localhost', '127.0.0.1');
  await fetch(`${address}/health`);
  const reply = await fetch(`${address}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    body: JSON.stringify({ email: 'segredo@exemplo.com' }),
  });
  expect(reply.status).toBe(200);
  await waitUntil(() => expect(receiver.spans.map(({ name }) => name)).toContain('job sendResetLink'));
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  expect([...receiver.services]).toEqual(['quadra-livre']);
  const asked = receiver.spans.find(({ name }) => name === 'POST /api/v1/auth/forgot-password');
  expect(asked && valueOf(asked, 'quadra.request_id')).toBe(reply.headers.get('x-request-id'));
  // A stranger's traceparent is nobody's.
  expect([asked?.traceId === 'a'.repeat(32), asked?.parentSpanId]).toEqual([false, undefined]);
  const within = (parent: Span | undefined) => receiver.spans.filter((span) => span.parentSpanId === parent?.spanId);
  expect(within(asked).map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
  const job = receiver.spans.find(({ name }) => name === 'job sendResetLink');
  expect(within(job).length).toBeGreaterThan(0);
  expect(within(asked).every(({ traceId }) => traceId === asked?.traceId)).toBe(true);
  expect(receiver.spans.some(({ name }) => name.includes('/health'))).toBe(false);
  expect(JSON.stringify(receiver.spans)).not.toContain('segredo');
});

it('belong to the caller’s trace where a proxy of ours is in front', async () => {
  const server = start('behind', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    TRUSTED_HOPS: '1',
  });
  const address = (await server.serving).replace('localhost', '127.0.0.1');
  const [traceId, spanId] = ['c'.repeat(32), 'd'.repeat(16)];
  await fetch(`${address}/api/v1/arenas`, { headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  const mine = () => receiver.spans.find((span) => span.name === 'GET /api/v1/arenas' && span.traceId === traceId);
  await waitUntil(() => expect(mine()).toBeDefined());
  expect(mine()?.parentSpanId).toBe(spanId);
});

it('are stopped in order when the receiver is away', async () => {
  const server = start('away', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const address = (await server.serving).replace('localhost', '127.0.0.1');
  expect((await fetch(`${address}/api/v1/arenas`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

// Red when a file that is always loaded imports one of the packages.
it('need nothing where they are not wanted, and say what is missing where they are', async () => {
  const server = start('without', { NODE_OPTIONS: WITHOUT });
  expect((await fetch(`${(await server.serving).replace('localhost', '127.0.0.1')}/ready`)).status).toBe(200);
  const wanting = start('wanting', { NODE_OPTIONS: WITHOUT, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  expect(await wanting.ended).toBe(1);
  expect(wanting.output()).toBe(
    'OTEL_EXPORTER_OTLP_ENDPOINT precisa dos pacotes opcionais @opentelemetry/*: ' +
      'instale-os com npm ci --include=optional.\n',
  );
});

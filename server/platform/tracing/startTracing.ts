import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type pg from 'pg';
import { sqlState } from '../database/failure.ts';
import type { Observer } from '../http/app.ts';
import { inTime } from '../http/inTime.ts';
import { callerOf } from './traceParent.ts';

/** What of this process is traced. */
export interface Tracing extends Observer {
  readonly job: <Result>(kind: string, run: () => Promise<Result>) => Promise<Result>;
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>;
}

interface TracingDependencies {
  /** Where spans are posted, as OTLP over HTTP. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** Whether the header `traceparent` comes from a proxy of ours. */
  readonly trustsCaller: boolean;
}

const SERVICE = process.env['OTEL_SERVICE_NAME'] ?? 'quadra-livre';
/** A receiver that is away, and is tried again meanwhile, must not use up the time that a stop has. */
const FLUSH_MS = 3_000;
/** Load balancers and scrapers ask for these every few seconds. */
const UNTRACED = new Set(['/health', '/ready', '/metrics']);

/**
 * Sends a span for each request, each job of the outbox, and each statement of theirs. Only this file imports
 * OpenTelemetry's packages, and it is only imported when traces are wanted. The packages read the rest of their settings
 * (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` …) from the environment themselves.
 */
export function startTracing({ url, pool, trustsCaller }: TracingDependencies): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer(SERVICE);
  const current = new AsyncLocalStorage<Span>();

  const begin = (name: string, kind: SpanKind, parent = ROOT_CONTEXT): Span => tracer.startSpan(name, { kind }, parent);
  const within = (parent: Span) => trace.setSpan(ROOT_CONTEXT, parent);

  /** Without the error's message, which may quote what a person typed. */
  function fail(span: Span, error: unknown): void {
    const message = sqlState(error) ?? (error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  }

  async function finish<Result>(span: Span, running: Promise<Result>): Promise<Result> {
    try {
      return await running;
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  const traced = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    Object.assign(client, { query: tracedQuery(client) });
  });

  /** The same method with a span around it, where a request or a job is under way. */
  function tracedQuery(client: pg.PoolClient): (...given: unknown[]) => unknown {
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    return (...given) => {
      const parent = current.getStore();
      if (!parent) return query(...given);
      const text = textOf(given[0]);
      const span = begin(/^\s*(\w*)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL', SpanKind.CLIENT, within(parent));
      // Values are apart from the text, so it holds nobody's data.
      span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
      const callback = given.at(-1);
      if (typeof callback !== 'function') return finish(span, Promise.resolve(query(...given)));
      return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        if (error) fail(span, error);
        span.end();
        callback(error, ...rest);
      });
    };
  }

  return {
    mount(app) {
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? '*';
        if (UNTRACED.has(route) || request.routeOptions.config.isStream) return done();
        const caller = trustsCaller ? callerOf(request.headers.traceparent) : undefined;
        const parent = caller && trace.setSpanContext(ROOT_CONTEXT, caller);
        const span = begin(`${request.method} ${route}`, SpanKind.SERVER, parent);
        span.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'quadra.request_id': request.id,
        });
        spans.set(request, span);
        return done();
      });
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        return span ? current.run(span, done) : done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    job(kind, run) {
      const span = begin(`job ${kind}`, SpanKind.CONSUMER);
      return current.run(span, () => finish(span, run()));
    },
    stop: () => inTime(provider.shutdown(), FLUSH_MS, undefined),
  };
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
}

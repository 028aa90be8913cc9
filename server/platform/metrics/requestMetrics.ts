import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** In seconds: from a read of one row to the longest that a request may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts and times requests by the pattern of their route, never by their address: there are few patterns. */
export function requestMetrics(registers: Registry[]): (app: FastifyInstance) => void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by route and class of status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its reply',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? '*';
      requests.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` });
      // How long somebody stayed says nothing of the server.
      if (!routeOptions.config.isStream) durations.observe({ method, route }, reply.elapsedTime / 1_000);
      done();
    });
  };
}

import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Observer } from '../http/app.ts';
import type { Traffic } from '../http/Traffic.ts';
import { readGauges } from './readGauges.ts';
import { type MetricsAccess, mayRead } from './mayRead.ts';
import { requestMetrics } from './requestMetrics.ts';

interface MetricsDependencies {
  readonly access: MetricsAccess;
  readonly database: Database;
  readonly traffic: Traffic;
}

/** Counts what this process does, and tells it at `/metrics` in the format of Prometheus to those who may know. */
export function makeMetrics({ access, database, traffic }: MetricsDependencies): Observer {
  const registry = new Registry();
  // Memory, garbage collection, file descriptors, and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  const measure = requestMetrics([registry]);
  return {
    mount(app) {
      measure(app);
      app.get('/metrics', async (request, reply) => {
        // For everybody else there is no such address.
        if (!mayRead(request, access)) return reply.callNotFound();
        const told = await Promise.all([registry.metrics(), readGauges(database, traffic)]);
        return reply.type(registry.contentType).header('cache-control', 'no-store').send(told.join('\n'));
      });
    },
  };
}

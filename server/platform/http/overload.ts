import type { FastifyInstance } from 'fastify';
import { fail } from './failures.ts';
import type { Traffic } from './Traffic.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a reply of the route goes on until its client leaves. */
    readonly isStream?: boolean;
  }
}

/**
 * Refuses requests at once when too many are in progress, instead of letting all of them wait too long. Refuses all of
 * them while the server stops.
 */
export function boundInFlight(app: FastifyInstance, traffic: Traffic, limit: number): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (traffic.isStopping) return fail(reply, 'unavailable');
    // Streams have limits of their own, and nobody waits for their end.
    if (routeOptions.config.isStream) return undefined;
    if (traffic.inFlight >= limit) return fail(reply, 'overloaded');
    const leave = traffic.enter();
    // 'finish' never fires when the client disconnects first; 'close' fires late on a keep-alive connection.
    reply.raw.once('finish', leave);
    reply.raw.once('close', leave);
    return undefined;
  });
}

/** While the server stops, every reply closes its connection: an open one would delay the stop. */
export function closeConnections(app: FastifyInstance, traffic: Traffic): void {
  app.addHook('onSend', async (_request, reply) => {
    if (traffic.isStopping) reply.header('connection', 'close');
  });
}

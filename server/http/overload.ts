import type { FastifyInstance } from 'fastify';
import { fail } from './failures.ts';
import type { Traffic } from './Traffic.ts';

/** Turns requests away at once when too many are waiting, rather than letting all of them wait too long; all when the server stops. */
export function boundInFlight(app: FastifyInstance, traffic: Traffic, limit: number): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (traffic.isStopping) return fail(reply, 'unavailable');
    if (traffic.inFlight >= limit) return fail(reply, 'overloaded');
    const leave = traffic.enter();
    // 'finish' never comes when the client hangs up first; 'close' comes late on a connection that is kept.
    reply.raw.once('finish', leave);
    reply.raw.once('close', leave);
    return undefined;
  });
}

/** Once the server stops, every answer is the last one of its connection: a kept one would keep the server. */
export function closeConnections(app: FastifyInstance, traffic: Traffic): void {
  app.addHook('onSend', async (_request, reply) => {
    if (traffic.isStopping) reply.header('connection', 'close');
  });
}

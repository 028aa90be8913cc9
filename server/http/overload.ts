import type { FastifyInstance } from 'fastify';
import { fail } from './failures.ts';

/** Turns requests away at once when too many are waiting, rather than letting all of them wait too long. */
export function boundInFlight(app: FastifyInstance, limit: number): void {
  let inFlight = 0;
  app.addHook('onRequest', async (_request, reply) => {
    if (inFlight >= limit) return fail(reply, 'overloaded');
    inFlight += 1;
    let over = false;
    const leave = (): void => {
      if (over) return;
      over = true;
      inFlight -= 1;
    };
    // 'finish' never comes when the client hangs up first; 'close' comes late on a connection that is kept.
    reply.raw.once('finish', leave);
    reply.raw.once('close', leave);
    return undefined;
  });
}

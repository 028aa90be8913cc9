import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';

/** 80 random bits: no two requests of all processes get the same. */
const BYTES = 10;
const LETTERS = 16;

/** A name for one request, short enough to be read out on the phone. One that the client sends is never taken over. */
export function newRequestId(): string {
  return BigInt(`0x${randomBytes(BYTES).toString('hex')}`)
    .toString(36)
    .padStart(LETTERS, '0');
}

/** Every reply names its request as the log does (`reqId`), so that a person can quote it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, type FailureCode, FAILURES } from '#domain/contract/failure.ts';
import { sqlState, troubleOf } from '../database/failure.ts';
import { Refusal } from './handler.ts';

/** In seconds. An overload passes soon; a database takes longer to come back. */
const RETRY_AFTER: { readonly [Code in FailureCode]?: string } = { overloaded: '2', unavailable: '5' };

/** Replies to every request that threw, in the contract's shape; the details go only to the log. */
export function answerFailure(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) {
    return fail(reply, error.code, failureBody(error.code, error.message, error.details));
  }
  const code = codeOf(error);
  if (code === 'unavailable') {
    // Without a stack, because every request logs this during an outage.
    request.log.warn({ trouble: troubleOf(error), code: sqlState(error) }, 'The database could not serve a request');
  }
  if (code === 'internal') request.log.error({ err: error }, 'A request failed by a fault of ours');
  return fail(reply, code);
}

export function fail(reply: FastifyReply, code: FailureCode, body = failureBody(code)): FastifyReply {
  const retryAfter = RETRY_AFTER[code];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(FAILURES[code].statusCode).send(body);
}

function codeOf(error: FastifyError): FailureCode {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return 'too_large';
  if (statusCode === 415) return 'unsupported_media';
  if (statusCode === 429) return 'too_many_requests';
  if (statusCode >= 400 && statusCode < 500) return 'malformed';
  return troubleOf(error) ? 'unavailable' : 'internal';
}

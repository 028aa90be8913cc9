import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, type FailureCode, FAILURES } from '../../domain/contract/failure.ts';
import { sqlState, troubleOf } from '../database/failure.ts';
import { Refusal } from './handler.ts';

/** Seconds. Who is turned away by a rush finds room soon; a database needs longer to come back. */
const RETRY_AFTER: { readonly [Code in FailureCode]?: string } = { overloaded: '2', unavailable: '5' };

/** Ends every request that threw, in the contract's shape; what happened stays in the log. */
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
    // In brief: while it lasts, every request says so.
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

import { Result, Schema, type SchemaIssue } from 'effect';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { FAILURES } from '#domain/contract/failure.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import { isWellFormed } from '#domain/values/text/text.ts';
import { refuse } from './handler.ts';

/** `Schema.Struct({})` would accept any object. */
const Nothing = Schema.Record(Schema.String, Schema.Never.annotate({ message: 'Campo desconhecido.' }));

/** The decoded members of a request; members that the endpoint does not declare are refused. */
export interface Members {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Compiles the decoder of an endpoint's requests once. A repeated query key arrives as a list, which no query schema accepts. */
export function compileDecoder(endpoint: Endpoint): (request: FastifyRequest) => Members {
  const params = endpoint.params && compile(endpoint.params);
  // A provider may add parameters of its own to its notifications; other callers may only send what the contract declares.
  const query = compile(endpoint.query ?? Nothing, endpoint.callers.includes('provider') ? 'ignore' : 'error');
  const body = compile(endpoint.body ?? Nothing);
  const mustHaveBody = endpoint.body && !endpoint.mayLackBody;
  return (request) => ({
    ...(params && { params: params(request.params) }),
    query: query(request.query),
    body: body(endpoint.raw ? (request.body ?? '') : mustHaveBody ? request.body : (request.body ?? {})),
  });
}

function compile(schema: NonNullable<Endpoint['body']>, onExcessProperty: 'error' | 'ignore' = 'error') {
  const decode = Schema.decodeUnknownResult(schema, { errors: 'all', onExcessProperty });
  return (input: unknown): unknown => {
    const decoded = decode(input);
    if (Result.isFailure(decoded)) return refuseMalformed(decoded.failure.issue);
    return holdsUnstorable(decoded.success) ? refuse('malformed') : decoded.success;
  };
}

function refuseMalformed(issue: SchemaIssue.Issue): never {
  const errors = fieldErrors(issue);
  const [message] = Object.values(errors);
  // The body is missing, or a list instead of an object: there is no field to point at, and no message for a person.
  const isShapeless = errors[''] === 'Valor inválido.';
  return refuse('malformed', errors, isShapeless ? FAILURES.malformed.message : message);
}

/** Finds text that PostgreSQL cannot store and a schema may let through: NUL, or half a surrogate pair. */
function holdsUnstorable(decoded: unknown): boolean {
  const left = [decoded];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (value.includes('\0') || !isWellFormed(value))) return true;
    if (typeof value === 'object' && value !== null) left.push(...Object.values(value));
  }
  return false;
}

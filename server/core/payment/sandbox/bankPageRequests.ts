import { Result, Schema } from 'effect';
import type { FastifyRequest } from 'fastify';
import { NOTICES } from './bankPageView.ts';
import { ACTS } from './sandboxTeller.ts';

const ChargeId = Schema.String.check(Schema.isPattern(/^[A-Z0-9]{1,40}$/));
const Notice = Schema.String.pipe(Schema.refine((word): word is keyof typeof NOTICES => Object.hasOwn(NOTICES, word)));

/** A query with a repeated parameter or an unknown notice is ignored altogether. */
export const readQuery = orNothing(
  Schema.Struct({ cobranca: Schema.optionalKey(ChargeId), aviso: Schema.optionalKey(Notice) }),
);

export const readAct = orNothing(Schema.Struct({ id: ChargeId, what: Schema.Literals(ACTS) }));

/** A code consists of printable ASCII. */
export const readCode = orNothing(
  Schema.Struct({ codigo: Schema.Trim.check(Schema.isPattern(/^[\x20-\x7e]{1,1000}$/)) }),
);

/** Only the bank page accepts URL-encoded forms. */
export function readForm(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, form?: unknown) => void,
): void {
  done(null, Object.fromEntries(new URLSearchParams(String(body))));
}

function orNothing<A>(schema: Schema.Codec<A, unknown>): (input: unknown) => A | undefined {
  const decode = Schema.decodeUnknownResult(schema);
  return (input) => Result.getOrUndefined(decode(input));
}

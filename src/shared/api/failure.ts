import { Data, Result, Schema } from 'effect';
import { INTERNAL_MESSAGE } from '#domain/contract/failureBody.ts';
import type { Failed } from '../../../machines/outcome.ts';

/** The server refused the request. `code` is one of the contract's codes. */
export class Refused extends Data.TaggedError('Refused')<{
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
}> {}

/** No reply: there is no connection, a timeout, or a server that is unavailable or overloaded. */
export class Offline extends Data.TaggedError('Offline')<{ readonly message: string }> {}

export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly message: string }> {}

export type ApiFailure = Refused | Offline | SessionEnded;

export const OFFLINE_MESSAGE = 'Sem conexão com a internet. Verifique e tente novamente.';
export const GENERAL_MESSAGE = INTERNAL_MESSAGE;

/** Converts a failure to an outcome that a chart branches on. */
export function toFailed(failure: ApiFailure): Failed {
  const { _tag, message } = failure;
  const fields = _tag === 'Refused' ? decodeFields(failure.details) : undefined;
  return { _tag, message, ...(fields && Result.isSuccess(fields) && { fields: fields.success }) };
}

const decodeFields = Schema.decodeUnknownResult(Schema.Record(Schema.String, Schema.String));

import { Data, Result, Schema } from 'effect';
import { INTERNAL_MESSAGE } from '../../../domain/contract/failureBody.ts';
import type { Failed } from '../../../machines/outcome.ts';

/** The server understood and said no. `code` is one of the contract's words. */
export class Refused extends Data.TaggedError('Refused')<{
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
}> {}

/** No answer: the line is down, it took too long, or the server cannot serve anybody just now. */
export class Offline extends Data.TaggedError('Offline')<{ readonly message: string }> {}

/** The server no longer knows the session. */
export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly message: string }> {}

export type ApiFailure = Refused | Offline | SessionEnded;

export const OFFLINE_MESSAGE = 'Sem conexão com a internet. Verifique e tente novamente.';
export const GENERAL_MESSAGE = INTERNAL_MESSAGE;

/** A failure as a chart's edge. */
export function toFailed(failure: ApiFailure): Failed {
  const { _tag, message } = failure;
  const fields = _tag === 'Refused' ? decodeFields(failure.details) : undefined;
  return { _tag, message, ...(fields && Result.isSuccess(fields) && { fields: fields.success }) };
}

const decodeFields = Schema.decodeUnknownResult(Schema.Record(Schema.String, Schema.String));

import { Result, Schema } from 'effect';
import { passwordsDiffer } from '#domain/signUp/signUp.ts';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';

interface Passwords {
  readonly password: string;
  readonly repeated: string;
}

/**
 * All errors of a new account at once, one per field: those that the server would report for `form`, then whether the
 * passwords differ.
 */
export function newAccountFaults(
  schema: Schema.ConstraintDecoder<unknown>,
  form: object,
  { password, repeated }: Passwords,
): FieldErrors {
  return { ...passwordsDiffer(password, repeated), ...faultsOf(schema, form) };
}

/** All errors at once that the server would report, by their path in the request. */
export function faultsOf(schema: Schema.ConstraintDecoder<unknown>, form: object): FieldErrors {
  const decoded = Schema.decodeUnknownResult(schema, { errors: 'all' })(form);
  return Result.isFailure(decoded) ? fieldErrors(decoded.failure.issue) : {};
}

import { Result, Schema } from 'effect';
import { type FieldErrors, fieldErrors } from '../values/text/issues.ts';
import { ResetForm } from './credentials.ts';

/** The two fields of the page. */
export interface TypedReset {
  readonly password: string;
  readonly repeated: string;
}

const decode = Schema.decodeUnknownResult(ResetForm);

/** The errors of the two fields: those of the password itself, else one at both fields when they differ. */
export function resetErrors({ password, repeated }: TypedReset): FieldErrors {
  const form = decode({ password });
  if (Result.isFailure(form)) return fieldErrors(form.failure.issue);
  if (password === repeated) return {};
  const message = 'As senhas nos dois campos precisam ser iguais.';
  return { password: message, repeated: message };
}

import { Result, Schema } from 'effect';
import { type FieldErrors, fieldErrors } from '../validation/issues.ts';
import { ResetForm } from './credentials.ts';

/** A new password as the two fields of the page have it. */
export interface TypedReset {
  readonly password: string;
  readonly repeated: string;
}

const decode = Schema.decodeUnknownResult(ResetForm);

/** What is wrong with the two fields: first the password itself, then that they differ, which both say. */
export function resetErrors({ password, repeated }: TypedReset): FieldErrors {
  const form = decode({ password });
  if (Result.isFailure(form)) return fieldErrors(form.failure.issue);
  if (password === repeated) return {};
  const message = 'As senhas nos dois campos precisam ser iguais.';
  return { password: message, repeated: message };
}

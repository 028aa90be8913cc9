import type { FieldErrors } from '../domain/validation/issues.ts';

/** How a call to the server can go wrong, with what the person is told. */
export interface Failed {
  /**
   * `Refused`: the server said no, and why.
   * `Offline`: no answer came; whether it was done is unknown, so the same call may be repeated.
   * `SessionEnded`: a 401, of which the session chart hears by itself.
   */
  readonly _tag: 'Refused' | 'Offline' | 'SessionEnded';
  readonly message: string;
  /** Which fields of a form the server refused; absent when it was about none of them. */
  readonly fields?: FieldErrors;
}

/** The message of an outcome that carries one. */
export function messageOf(outcome: { readonly _tag: string } | { readonly message: string }): string | undefined {
  return 'message' in outcome ? outcome.message : undefined;
}

/** The fields that the server refused. */
export function fieldsOf(outcome: { readonly _tag: string } | { readonly fields?: FieldErrors }): FieldErrors {
  return 'fields' in outcome ? (outcome.fields ?? {}) : {};
}

import type { FailureCode } from './failure.ts';

// Apart from the table of all failures: a page that sends one call would load the words of every one.

/** Failures of every endpoint that takes a picture. */
export const IMAGE_FAILURES = [
  'image_type',
  'image_size',
  'image_unreadable',
  'upload_too_slow',
  'too_many_uploads',
] as const satisfies readonly FailureCode[];

/** Failures of every write with an idempotency key. */
export const WRITE_FAILURES = ['idempotency_mismatch', 'idempotency_running'] as const satisfies readonly FailureCode[];

/** Failures of every deed that needs a login, or the password, of the last ten minutes. */
export const PROOF_FAILURES = ['password_needed', 'login_again'] as const satisfies readonly FailureCode[];

/** Failures that any endpoint may have besides its own. */
export const GENERAL_FAILURES = [
  'malformed',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'overloaded',
  'unavailable',
  'internal',
] as const satisfies readonly FailureCode[];

import { isTaken } from '#platform/database/failure.ts';
import { refuse } from '#platform/http/handler.ts';

/** Refuses a link's secret that another link has already: whoever made it did not draw it by chance. */
export function refuseKnownSecret(error: unknown): never {
  if (isTaken(error)) refuse('idempotency_mismatch');
  throw error;
}

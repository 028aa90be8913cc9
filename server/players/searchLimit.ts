import { inTransaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { type Call, refuse } from '../http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { countRequest } from '../session/countRequest.ts';
import type { Quota } from '../session/quota.ts';

/** A person at a counter searches less often than this; a script that reads the whole directory is stopped. */
export const PER_OWNER: Quota = { most: 30, windowS: 60, gapS: 0 };

/** Counts a search by name before the lookup, or refuses it with 429. `relaxed` never refuses. */
export function makeSearchLimit({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  return async ({ viewer, reply }: Pick<Call<'players'>, 'viewer' | 'reply'>): Promise<void> => {
    if (settings.limits === 'relaxed') return;
    const key = `players ${signedIn(viewer).personId}`;
    const wait = await inTransaction(database, (tx) => countRequest(tx, key, PER_OWNER));
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_requests', { seconds: wait });
  };
}

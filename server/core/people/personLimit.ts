import { inTransaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Call, refuse } from '#platform/http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import type { EndpointName } from '#domain/contract/contract.ts';
import { countRequest } from './countRequest.ts';
import type { Quota } from './quota.ts';

/** A person at a counter searches less often than this; a script that reads the whole directory is stopped. */
export const SEARCHES: Quota = { most: 30, windowS: 60, gapS: 0 };
/** Taking one's data along reads all of them; nobody needs it more often. */
export const EXPORTS: Quota = { most: 10, windowS: 60 * 60, gapS: 0 };
/** Sheets that pages hand over, which are stored for minutes. */
export const SHEETS: Quota = { most: 30, windowS: 10 * 60, gapS: 0 };
/** A choice is told with each touch of an hour; more is no finger. */
export const CHOICES: Quota = { most: 120, windowS: 60, gapS: 0 };
/** Three readings for each of them: a browser inside another app fetches a file more than once. */
export const EXPORT_READS: Quota = { ...EXPORTS, most: 3 * EXPORTS.most };

/** Counts a person's reading before it is done, or refuses it with 429. `relaxed` never refuses. */
export function makePersonLimit(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  what: string,
  quota: Quota,
) {
  return async ({ viewer, reply }: Pick<Call<EndpointName>, 'viewer' | 'reply'>): Promise<void> => {
    if (settings.limits === 'relaxed') return;
    const key = `${what} ${signedIn(viewer).personId}`;
    const wait = await inTransaction(database, (tx) => countRequest(tx, key, quota));
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_requests', { seconds: wait });
  };
}

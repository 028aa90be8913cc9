import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { changes } from '../database/schema/changes.ts';
import { inTransaction } from '../database/transaction.ts';
import { repeat } from '../outbox/repeat.ts';
import { keptOf } from './overlap.ts';

const EVERY_MS = 60_000;

/** Deletes the changes that nobody reads any more. */
export async function forgetChanges(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.delete(changes).where(lt(changes.at, new Date(tx.now.getTime() - keptOf(database.limits))));
  });
}

/** Runs {@link forgetChanges} every minute; several processes may do so at once. */
export function startForgetting(database: Database, log: Pick<Logger, 'warn'>): { readonly stop: () => Promise<void> } {
  return repeat(
    EVERY_MS,
    () => forgetChanges(database),
    (error) => log.warn({ err: error }, 'Old changes could not be forgotten'),
  );
}

import { and, isNotNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/system.ts';
import { inTransaction } from '../database/transaction.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetOldSessions } from '../session/sessionHandlers.ts';

const EVERY_MS = 60 * 60_000;
/** Jobs that are done are kept this long, for who asks what happened. */
const JOBS_KEPT_MS = 7 * 24 * 60 * 60_000;

/** Deletes what nobody asks for again: old idempotency keys, sessions, failed logins and jobs. Nothing depends on it. */
export async function tidy(database: Database): Promise<void> {
  await forgetOldKeys(database);
  await forgetOldSessions(database);
  await inTransaction(database, (tx) =>
    tx
      .delete(outbox)
      .where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, new Date(tx.now.getTime() - JOBS_KEPT_MS)))),
  );
}

/** Tidies once an hour for as long as the process lives. */
export function startTidying(database: Database, log: Pick<Logger, 'warn'>): { readonly stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(database).catch((error: unknown) => log.warn({ err: error }, 'Tidying failed'));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

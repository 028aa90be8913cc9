import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { repeat } from '#platform/outbox/repeat.ts';
import { seal } from './seal.ts';

/** An entry is sealed within 5 s of its write. */
const EVERY_MS = 2_000;

/** Seals new entries for as long as the process lives; several processes may do so at once. */
export function startSealing(database: Database, log: Pick<Logger, 'warn'>): { readonly stop: () => Promise<void> } {
  return repeat(
    EVERY_MS,
    () => seal(database),
    (error, failures) => log.warn({ err: error, failures }, 'Entries of the audit could not be sealed'),
  );
}

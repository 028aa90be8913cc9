import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { Refusal } from '../http/handler.ts';
import type { Settings } from '../settings/settings.ts';
import type { Outcome, Workers } from '../outbox/work.ts';
import { downloadPicture, downloadRules, type DownloadRules } from './downloadPicture.ts';
import { keepPicture } from './keepPicture.ts';
import type { Prepared, PreparePicture } from './preparePicture.ts';

interface PictureDependencies {
  readonly settings: Pick<Settings, 'google' | 'origin'>;
  readonly database: Database;
  readonly log: Pick<Logger, 'info'>;
  readonly preparePicture: PreparePicture;
}

/** With the outbox's growing pauses these take about half a minute. */
const ATTEMPTS = 5;

/** Copies a person's picture from their sign-in provider. A person without one can upload a picture. */
export function pictureWork(
  { settings, database, log, preparePicture }: PictureDependencies,
  rules: DownloadRules = downloadRules(settings),
): Pick<Workers, 'fetchPicture'> {
  /** The log omits the address, which identifies the person. */
  const endWithout = (why: string): Outcome => {
    log.info({ why }, 'A picture was not fetched');
    return 'done';
  };
  const tryAgain = (attempt: number): Outcome => (attempt < ATTEMPTS ? 'failed' : endWithout('unreachable'));

  return {
    async fetchPicture({ person, address }, _now, { attempt }) {
      const download = await downloadPicture(address, rules);
      if (download.found === 'trouble') return tryAgain(attempt);
      if (download.found === 'nothing') return endWithout(download.why);
      const prepared = await preparePicture(download.bytes).catch(refusalIn);
      if (prepared instanceof Refusal) {
        return prepared.code === 'overloaded' ? tryAgain(attempt) : endWithout(prepared.code);
      }
      await inTransaction(database, (tx) => giveAvatar(tx, person, prepared));
      return 'done';
    },
  };
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Does not replace a picture that the person uploaded meanwhile, and skips accounts that were erased. */
async function giveAvatar(tx: Transaction, person: string, prepared: Prepared): Promise<void> {
  const stillHasNone = and(eq(people.id, person), eq(people.status, 'active'), isNull(people.avatar));
  const [found] = await tx.select({ id: people.id }).from(people).where(stillHasNone).for('update');
  if (!found) return;
  const avatar = await keepPicture(tx, prepared);
  await tx.update(people).set({ avatar }).where(eq(people.id, person));
}

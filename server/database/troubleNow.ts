import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { type Trouble, troubleOf } from './failure.ts';
import { storedSettings } from './schema/system.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import { newId } from './uuid.ts';

/** More than the free room of any page: it needs disk, or memory that becomes disk. */
const PROBE_BYTES = 64 * 1024;

/** What keeps the database from serving at this moment; `undefined` when it can read and write. Never rejects. */
export async function troubleNow(database: Database): Promise<Trouble | undefined> {
  try {
    const { rows } = await database.pool.query<{ mode: string }>(
      "select current_setting('transaction_read_only') as mode",
    );
    if (rows[0]?.mode === 'on') return 'read_only';
    // A full disk shows only in a write. One is tried when others failed, so that a look costs nothing as long as all is well.
    if (database.writes.refused !== undefined) {
      await tryToWrite(database);
      database.writes.refused = undefined;
    }
    return undefined;
  } catch (error) {
    return troubleOf(error) ?? 'unreachable';
  }
}

/** Writes a row that nobody sees: it is taken back. */
async function tryToWrite(database: Database): Promise<void> {
  try {
    await inTransaction(database, writeAndUndo);
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

async function writeAndUndo(tx: Transaction): Promise<never> {
  const value = randomBytes(PROBE_BYTES).toString('base64');
  await tx.insert(storedSettings).values({ key: `probe ${newId()}`, value, createdAt: tx.now });
  throw new Undone();
}

class Undone extends Error {}

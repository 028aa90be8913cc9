import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { type Trouble, troubleOf } from './failure.ts';
import { storedSettings } from './schema/system.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import { newId } from './uuid.ts';

/** More than the free space of any page, so that the write needs new disk space. */
const PROBE_BYTES = 64 * 1024;

/** Why the database cannot serve now; `undefined` when it can read and write. Never rejects. */
export async function troubleNow(database: Database): Promise<Trouble | undefined> {
  try {
    const { rows } = await database.pool.query<{ mode: string }>(
      "select current_setting('transaction_read_only') as mode",
    );
    if (rows[0]?.mode === 'on') return 'read_only';
    // Only a write reveals a full disk. It is tried only after another write failed, so that this check is usually cheap.
    if (database.writes.refused !== undefined) {
      await tryToWrite(database);
      database.writes.refused = undefined;
    }
    return undefined;
  } catch (error) {
    return troubleOf(error) ?? 'unreachable';
  }
}

/** Writes a row and rolls it back, so that nobody sees it. */
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

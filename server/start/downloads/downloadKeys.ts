import { randomBytes } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { storedSettings } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { KEY_BYTES, secretBox, type SecretBox } from '#platform/secrets/secretBox.ts';

const KEY = 'download keys';

/** How long a key seals; it opens for as long again. So a copy of the database makes no address a few hours later. */
const SEALS_MS = 60 * 60_000;

/** What opens addresses of files; `undefined` where none was ever given. All processes have the same keys. */
export async function openingBox(database: Pick<Database, 'orm'>): Promise<SecretBox | undefined> {
  const row = await readKeys(database);
  return row && boxOf(row.value);
}

/** What seals them: its key is new where the former has sealed long enough. */
export async function sealingBox(database: Database, now: Date): Promise<SecretBox> {
  const row = await readKeys(database);
  if (row && now.getTime() - row.createdAt.getTime() < SEALS_MS) return boxOf(row.value);
  await renewKeys(database);
  const renewed = await readKeys(database);
  if (!renewed) throw new Error('The keys that were just made are gone');
  return boxOf(renewed.value);
}

async function readKeys({ orm }: Pick<Database, 'orm'>) {
  const [row] = await orm.select().from(storedSettings).where(eq(storedSettings.key, KEY));
  return row;
}

/** Puts a new key before the last one, unless another process has just done so. */
async function renewKeys(database: Database): Promise<void> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await inTransaction(database, (tx) =>
    tx
      .insert(storedSettings)
      .values({ key: KEY, value: key, createdAt: tx.now })
      .onConflictDoUpdate({
        target: storedSettings.key,
        set: { value: sql`${key} || ' ' || split_part(${storedSettings.value}, ' ', 1)`, createdAt: tx.now },
        setWhere: lte(storedSettings.createdAt, new Date(tx.now.getTime() - SEALS_MS)),
      }),
  );
}

function boxOf(value: string): SecretBox {
  const [current = Buffer.alloc(0), ...former] = value.split(' ').map((key) => Buffer.from(key, 'base64url'));
  return secretBox([current, ...former]);
}

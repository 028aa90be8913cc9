import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '#platform/database/database.ts';
import { storedSettings } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';

const KEY = 'push keys';

/** The pair of P-256 keys by which browsers' services know this installation (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys, made when they are first asked for and never again: a browser takes messages only from whom it was told of when it
 * agreed. All processes have the same.
 */
export async function pushKeys(database: Database): Promise<PushKeys> {
  return (await readKeys(database)) ?? makeKeys(database);
}

async function readKeys({ orm }: Pick<Database, 'orm'>): Promise<PushKeys | undefined> {
  const [row] = await orm.select().from(storedSettings).where(eq(storedSettings.key, KEY));
  const [publicKey, privateKey] = row?.value.split(' ') ?? [];
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
}

async function makeKeys(database: Database): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const value = `${publicKey} ${privateKey}`;
  await inTransaction(database, (tx) =>
    tx.insert(storedSettings).values({ key: KEY, value, createdAt: tx.now }).onConflictDoNothing(),
  );
  // Another process may have been first.
  const kept = await readKeys(database);
  if (!kept) throw new Error('The keys that were just made are gone');
  return kept;
}

import { ECDH } from 'node:crypto';
import { and, asc, desc, eq, exists, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import { MOST_DEVICES, type PushDevice, type PushSubscription } from '#domain/notices/push.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { inTransactionOf } from '../../calls/holdRight.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { pushKeys } from './pushKeys.ts';
import { isPushAddress } from './pushRules.ts';

/** Handlers of the calls in `domain/contract/push.ts`. Keeping or ending twice does the same as once: without a key and an entry of the audit. */
export function pushHandlers({ database, push }: Pick<Dependencies, 'database' | 'push'>) {
  const pushKey: Read<'pushKey'> = async () => ({ data: { key: (await pushKeys(database)).publicKey } });

  const keepPush: Read<'keepPush'> = async ({ viewer, body }) => {
    if (!isPushAddress(body.endpoint, push) || !isPoint(body.p256dh)) return refuse('push_service_unknown');
    const { personId, sessionHash } = signedIn(viewer);
    await inTransactionOf(database, viewer, (tx) => keep(tx, { personId, sessionHash, ...body }));
    return { data: {} };
  };

  const endPush: Read<'endPush'> = async ({ viewer, body: { endpoint } }) => {
    const { personId } = signedIn(viewer);
    const isTheirs = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.personId, personId));
    await inTransactionOf(database, viewer, (tx) => tx.delete(pushSubscriptions).where(isTheirs));
    return { data: {} };
  };

  return { pushKey, keepPush, endPush };
}

/** Whether it lies on the curve: nothing can be encrypted for what does not. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

type Kept = PushSubscription & { readonly personId: string; readonly sessionHash: string };

/** A browser is one person's: whoever signed in there last. */
async function keep(tx: Transaction, { personId, sessionHash, endpoint, p256dh, auth }: Kept): Promise<void> {
  const values = { personId, sessionHash, p256dh, auth, since: tx.now };
  await tx
    .insert(pushSubscriptions)
    .values({ id: newId(), endpoint, ...values })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
    .orderBy(desc(pushSubscriptions.since), desc(pushSubscriptions.id))
    .limit(MOST_DEVICES);
  const isTooMany = and(eq(pushSubscriptions.personId, personId), not(inArray(pushSubscriptions.id, newest)));
  await tx.delete(pushSubscriptions).where(isTooMany);
}

/** Its session goes on; not known without the clock of the database. */
export function isInSession(queries: Queries, now: Date): SQL {
  return exists(
    queries
      .select({ one: sql`1` })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, pushSubscriptions.sessionHash),
          eq(sessions.personId, pushSubscriptions.personId),
          gt(sessions.expiresAt, now),
        ),
      ),
  );
}

/** Has the devices of some people show a notice, as jobs of their own: each is tried until its own service took it. */
export async function addPushes(tx: Transaction, notice: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const found = await tx
    .select({ subscription: pushSubscriptions.id, person: pushSubscriptions.personId })
    .from(pushSubscriptions)
    .where(and(inArray(pushSubscriptions.personId, [...people]), isInSession(tx, tx.now)));
  await addJobs(
    tx,
    found.map((row) => ({ kind: 'sendPush', ...row, notice, dueAt: tx.now })),
  );
}

/** A person's devices, the oldest first. */
export async function readDevices(queries: Queries, personId: string): Promise<PushDevice[]> {
  const rows = await queries
    .select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.since })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
    .orderBy(asc(pushSubscriptions.since));
  return rows.map(({ endpoint, since }) => ({ service: new URL(endpoint).hostname, since }));
}

/** Deletes what belongs to no session any more. */
export async function forgetOldPushes(database: Database): Promise<void> {
  await inTransaction(database, (tx) => tx.delete(pushSubscriptions).where(not(isInSession(tx, tx.now))));
}

import { createHash } from 'node:crypto';
import { and, eq, like, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { statement } from '#platform/database/statement.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { HELD_CALLS, HELD_KEYS_KEPT_MS } from '#domain/offline/held.ts';
import { type Call, refuse } from '#platform/http/handler.ts';

/** Longer than any `finish` takes: a key that is still running after this time belongs to a process that died. */
const STALE_MS = 30_000;
/** How long replies are stored; those of calls that a browser holds without a line for {@link HELD_KEYS_KEPT_MS}. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** What those calls' methods and paths look like, whatever the id. */
const HELD_LIKE = HELD_CALLS.map((name) => `${contract[name].method} ${contract[name].path.replace(':id', '%')}`);

/** One request, as its idempotency key identifies it. */
export interface Attempt {
  readonly personId: string;
  readonly key: string;
  readonly methodPath: string;
  readonly bodyHash: string;
}

export interface StoredReply {
  readonly status: number;
  readonly body: unknown;
}

/** The state of a key: new, answered, or decided by a process that died before finishing. */
export type KeyState =
  | { readonly found: 'nothing' }
  | { readonly found: 'answer'; readonly answer: StoredReply }
  | { readonly found: 'decision'; readonly decision: unknown };

type AnyCall = Pick<Call<EndpointName>, 'request' | 'viewer' | 'file'>;

/**
 * The attempt of a request; `undefined` without a key. Keys belong to a person, so visitors have none, and to the arena that the
 * person acts for: no sent key has the space that parts the two.
 */
export function attemptOf({ request, viewer, file }: AnyCall): Attempt | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || viewer.role === 'visitor') return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    return refuse('malformed', { 'Idempotency-Key': 'Chave inválida.' });
  }
  const hash = createHash('sha256').update(JSON.stringify(request.body ?? null));
  // JSON contains no NUL, so a body without a file cannot have the hash of a body with one.
  if (file) hash.update('\0').update(file);
  const bodyHash = hash.digest('base64url');
  const ofWhom = 'arenaId' in viewer ? `${viewer.arenaId} ${key}` : key;
  return { personId: viewer.personId, key: ofWhom, methodPath: `${request.method} ${request.url}`, bodyHash };
}

/**
 * Takes the key for this transaction, or returns its state. A second request with the same key waits at the INSERT until
 * the first one has committed (then it finds the reply) or rolled back (then it is new itself).
 */
export async function takeKey(tx: Transaction, attempt: Attempt): Promise<KeyState> {
  const taken = await insertKey(tx).execute({ ...attempt, createdAt: tx.now });
  if (taken.length > 0) return { found: 'nothing' };
  const [row] = await tx.select().from(idempotencyKeys).where(isKeyOf(attempt));
  if (!row) return refuse('idempotency_running');
  if (row.methodPath !== attempt.methodPath || row.bodyHash !== attempt.bodyHash) return refuse('idempotency_mismatch');
  if (row.status === 'done') return { found: 'answer', answer: { status: row.replyStatus ?? 200, body: row.reply } };
  return { found: 'decision', decision: await takeOver(tx, attempt) };
}

/** `created_at` is when the current run started. When two requests find a stale key, only one of them updates it and finishes. */
async function takeOver(tx: Transaction, attempt: Attempt): Promise<unknown> {
  const staleSince = new Date(tx.now.getTime() - STALE_MS);
  const [row] = await tx
    .update(idempotencyKeys)
    .set({ createdAt: tx.now })
    .where(and(isKeyOf(attempt), eq(idempotencyKeys.status, 'running'), lt(idempotencyKeys.createdAt, staleSince)))
    .returning({ decision: idempotencyKeys.reply });
  return row ? row.decision : refuse('idempotency_running');
}

export async function keepAnswer(tx: Transaction, attempt: Attempt, answer: StoredReply): Promise<void> {
  await writeAnswer(tx).execute({ ...attempt, status: answer.status, body: JSON.stringify(answer.body) });
}

export async function keepDecision(tx: Transaction, attempt: Attempt, decision: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ reply: decision }).where(isKeyOf(attempt)).prepare('keep_decision').execute();
}

/** The decision stands but could not be finished: the next request with the key may retry at once. */
export async function releaseKey(database: Database, attempt: Attempt): Promise<void> {
  await inTransaction(database, (tx) =>
    tx
      .update(idempotencyKeys)
      .set({ createdAt: new Date(tx.now.getTime() - STALE_MS - 1) })
      .where(and(isKeyOf(attempt), eq(idempotencyKeys.status, 'running'))),
  );
}

/** The decision was undone: the next request with the key counts as new. */
export async function forgetKey(database: Database, attempt: Attempt): Promise<void> {
  await inTransaction(database, (tx) => tx.delete(idempotencyKeys).where(isKeyOf(attempt)));
}

/** Deletes keys whose time to be replayed is over. */
export async function forgetOldKeys(database: Database): Promise<void> {
  await inTransaction(database, (tx) => {
    const olderThan = (ms: number) => lt(idempotencyKeys.createdAt, new Date(tx.now.getTime() - ms));
    const isHeld = or(...HELD_LIKE.map((path) => like(idempotencyKeys.methodPath, path))) ?? sql`false`;
    return tx.delete(idempotencyKeys).where(and(olderThan(KEPT_MS), or(not(isHeld), olderThan(HELD_KEYS_KEPT_MS))));
  });
}

function isKeyOf({ personId, key }: Attempt) {
  return and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key));
}

const insertKey = statement('take_key', (queries) =>
  queries
    .insert(idempotencyKeys)
    .values({
      personId: sql.placeholder('personId'),
      key: sql.placeholder('key'),
      methodPath: sql.placeholder('methodPath'),
      bodyHash: sql.placeholder('bodyHash'),
      status: 'running',
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

const writeAnswer = statement('keep_answer', (queries) =>
  queries
    .update(idempotencyKeys)
    .set({ status: 'done', replyStatus: sql`${sql.placeholder('status')}`, reply: sql`${sql.placeholder('body')}` })
    .where(
      and(eq(idempotencyKeys.personId, sql.placeholder('personId')), eq(idempotencyKeys.key, sql.placeholder('key'))),
    ),
);

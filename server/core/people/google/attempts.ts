import { createHmac, randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { calculatePKCECodeChallenge } from 'openid-client';
import { type Database, readNow } from '#platform/database/database.ts';
import { providerSignIns } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { hashToken } from '../tokens.ts';
import { secretOf } from './attemptCookie.ts';

export type AttemptRow = typeof providerSignIns.$inferSelect;

/** Time to choose an account, type its password and fetch the telephone for the second factor. */
const MINUTES = 10;

interface Begun {
  /** The value of the browser's cookie; the server stores only its hash. */
  readonly secret: string;
  readonly pageNonce: string;
  /** Parameters of the request to the provider. They belong to this attempt alone and are checked when the provider replies. */
  readonly questions: { readonly state: string; readonly nonce: string; readonly code_challenge: string };
}

/**
 * Begins a sign-in attempt. It writes nothing to the database, because most people who request the link never return. All
 * values of the attempt are derived from the secret in the browser's cookie, see {@link wordsOf}.
 */
export async function beginAttempt(database: Database): Promise<Begun> {
  const secret = newSecret(await readNow(database));
  const { state, nonce, pageNonce, codeVerifier } = wordsOf(secret);
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  return { secret, pageNonce, questions: { state, nonce, code_challenge: codeChallenge } };
}

/**
 * Claims the attempt for the provider's first reply: of all replies with one cookie, only one inserts the row. A reply with
 * a wrong `state` must not consume this attempt.
 */
export async function claimAttempt(database: Database, request: FastifyRequest): Promise<AttemptRow | undefined> {
  const secret = secretOf(request);
  if (secret === undefined || stateOf(request.query) !== wordsOf(secret).state) return undefined;
  const [claimed] = await inTransaction(database, async (tx) => {
    const attempt = attemptRow(secret, tx.now);
    if (attempt.expiresAt <= tx.now) return [];
    return tx.insert(providerSignIns).values(attempt).onConflictDoNothing().returning();
  });
  return claimed;
}

/** The database row of an attempt that the provider has answered. */
export function attemptRow(secret: string, now: Date) {
  const expiresAt = new Date(beganAt(secret).getTime() + MINUTES * 60_000);
  return { cookieHash: hashToken(secret), ...wordsOf(secret), createdAt: now, answeredAt: now, expiresAt };
}

const RANDOM_BYTES = 26;
const TIME_BYTES = 6;

/** 208 random bits and the time in milliseconds. Changing the time makes another secret, with other derived values. */
function newSecret(now: Date): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES);
  return Buffer.concat([randomBytes(RANDOM_BYTES), time]).toString('base64url');
}

function beganAt(secret: string): Date {
  return new Date(Buffer.from(secret, 'base64url').readUIntBE(RANDOM_BYTES, TIME_BYTES));
}

/** Derives values that look random to anybody without the secret: a party that sees some of them cannot compute the others. */
function wordsOf(secret: string) {
  const word = (name: string): string => createHmac('sha256', secret).update(name).digest('base64url');
  return {
    state: word('state'),
    nonce: word('nonce'),
    pageNonce: word('page nonce'),
    codeVerifier: word('code verifier'),
  };
}

/** Deletes attempts whose tickets have expired too, together with the personal data from the provider. */
export async function forgetOldSignIns(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(providerSignIns).where(lt(providerSignIns.expiresAt, new Date(tx.now.getTime() - 60 * 60_000))),
  );
}

/** A repeated parameter is parsed as an array and never equals the state. */
function stateOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'state' in query ? query.state : undefined;
}

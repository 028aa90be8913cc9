import { createHmac, randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { calculatePKCECodeChallenge } from 'openid-client';
import { type Database, readNow } from '../../database/database.ts';
import { providerSignIns } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashToken } from '../tokens.ts';
import { secretOf } from './attemptCookie.ts';

export type AttemptRow = typeof providerSignIns.$inferSelect;

/** To choose an account, type its password and find one's telephone for the second factor. */
const MINUTES = 10;

interface Begun {
  /** For the cookie of the browser; only its hash is kept. */
  readonly secret: string;
  readonly pageNonce: string;
  /** What the provider is asked: all three come back, or are compared, in the answer to this attempt alone. */
  readonly questions: { readonly state: string; readonly nonce: string; readonly code_challenge: string };
}

/**
 * Begins to sign somebody in. Nothing is written: most who ask for the link never come back, and some only ask. All that
 * belongs to the attempt follows from the secret in the browser's cookie, see {@link wordsOf}.
 */
export async function beginAttempt(database: Database): Promise<Begun> {
  const secret = newSecret(await readNow(database));
  const { state, nonce, pageNonce, codeVerifier } = wordsOf(secret);
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  return { secret, pageNonce, questions: { state, nonce, code_challenge: codeChallenge } };
}

/**
 * The attempt that the provider's answer belongs to, for the first answer only: of all that come with one cookie, one
 * writes its row. Another `state` is another attempt's, or nobody's: it must not even use this one up.
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

/** What is kept of an attempt that was answered. */
export function attemptRow(secret: string, now: Date) {
  const expiresAt = new Date(beganAt(secret).getTime() + MINUTES * 60_000);
  return { cookieHash: hashToken(secret), ...wordsOf(secret), createdAt: now, answeredAt: now, expiresAt };
}

const RANDOM_BYTES = 26;
const TIME_BYTES = 6;

/** 208 random bits and the instant, in milliseconds: who changes that has another attempt, with other words. */
function newSecret(now: Date): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES);
  return Buffer.concat([randomBytes(RANDOM_BYTES), time]).toString('base64url');
}

function beganAt(secret: string): Date {
  return new Date(Buffer.from(secret, 'base64url').readUIntBE(RANDOM_BYTES, TIME_BYTES));
}

/** As random as the secret to who does not have it: the provider, its addresses and the page see some, and learn no other. */
function wordsOf(secret: string) {
  const word = (name: string): string => createHmac('sha256', secret).update(name).digest('base64url');
  return {
    state: word('state'),
    nonce: word('nonce'),
    pageNonce: word('page nonce'),
    codeVerifier: word('code verifier'),
  };
}

/** Deletes attempts whose tickets are over too, and with them what the provider told about people. */
export async function forgetOldSignIns(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(providerSignIns).where(lt(providerSignIns.expiresAt, new Date(tx.now.getTime() - 60 * 60_000))),
  );
}

/** A doubled parameter is a list, and no state. */
function stateOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'state' in query ? query.state : undefined;
}

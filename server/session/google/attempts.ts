import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Database } from '../../database/database.ts';
import { providerSignIns } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashToken, newToken } from '../tokens.ts';
import { attemptOf } from './attemptCookie.ts';

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

/** Begins to sign somebody in. */
export async function beginAttempt(database: Database): Promise<Begun> {
  const [secret, pageNonce] = [newToken(), newToken()];
  const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  await inTransaction(database, (tx) =>
    tx.insert(providerSignIns).values({
      cookieHash: hashToken(secret),
      state,
      nonce,
      pageNonce,
      codeVerifier,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + MINUTES * 60_000),
    }),
  );
  return { secret, pageNonce, questions: { state, nonce, code_challenge: codeChallenge } };
}

/**
 * The attempt that the provider's answer belongs to, for the first answer only. Another `state` is another attempt's,
 * or nobody's: it must not even use this one up.
 */
export async function claimAttempt(database: Database, request: FastifyRequest): Promise<AttemptRow | undefined> {
  const [attempt, state] = [attemptOf(request), stateOf(request.query)];
  if (attempt === undefined || state === undefined) return undefined;
  const [claimed] = await inTransaction(database, (tx) =>
    tx
      .update(providerSignIns)
      .set({ answeredAt: tx.now })
      .where(
        and(
          eq(providerSignIns.cookieHash, attempt),
          eq(providerSignIns.state, state),
          isNull(providerSignIns.answeredAt),
          gt(providerSignIns.expiresAt, tx.now),
        ),
      )
      .returning(),
  );
  return claimed;
}

/** Deletes attempts whose tickets are over too, and with them what the provider told about people. */
export async function forgetOldSignIns(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(providerSignIns).where(lt(providerSignIns.expiresAt, new Date(tx.now.getTime() - 60 * 60_000))),
  );
}

/** A doubled parameter is a list, and no state. NUL is in no state, and PostgreSQL would not take it. */
function stateOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('state' in query)) return undefined;
  return typeof query.state === 'string' && /^[\w-]{1,100}$/.test(query.state) ? query.state : undefined;
}

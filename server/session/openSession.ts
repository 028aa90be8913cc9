import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../domain/people/person.ts';
import type { Database } from '../database/database.ts';
import { people, sessions } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { companionOf, type CookieSafety, SESSION_SECONDS, setCompanion, wantsCompanion } from './companion.ts';
import { browserTokenOf, rememberBrowser, setBrowserCookie } from './knownBrowser.ts';
import { hashToken, newToken } from './tokens.ts';
import { type PersonRow, userOf } from './user.ts';

export interface SessionParts {
  readonly database: Database;
  readonly cookie: CookieSafety;
}

interface Session {
  readonly token: string;
  readonly user: User;
}

/** Begins a session of a person who has just proved who they are; a browser gets the companion cookie with the reply. */
export async function openSession(
  { database, cookie }: SessionParts,
  person: PersonRow,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Session> {
  const [token, companion] = [newToken(), wantsCompanion(request) ? newToken() : undefined];
  const browser = browserTokenOf(request);
  await inTransaction(database, async (tx) => {
    await refuseIfChanged(tx, person);
    if (companion !== undefined) await endFormer(tx, request);
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      companionHash: companion === undefined ? null : hashToken(companion),
      personId: person.id,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + SESSION_SECONDS * 1000),
      lastPasswordAt: tx.now,
    });
    if (companion !== undefined) await rememberBrowser(tx, person.id, browser);
  });
  if (companion !== undefined) {
    setCompanion(reply, companion, cookie);
    setBrowserCookie(reply, browser, cookie);
  }
  return { token, user: userOf(person) };
}

/**
 * A browser has one companion, and gets another now: the session that it was of is over, also one that was left on a
 * line so bad that the server never heard of it.
 */
async function endFormer(tx: Transaction, request: FastifyRequest): Promise<void> {
  const former = companionOf(request);
  if (former !== undefined) await tx.delete(sessions).where(eq(sessions.companionHash, hashToken(former)));
}

/**
 * While a password was looked at, it may have been changed, and every session ended: this one must not come after. The
 * lock makes the two wait for each other.
 */
async function refuseIfChanged(tx: Transaction, { id, passwordHash }: PersonRow): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: people.passwordHash, status: people.status })
    .from(people)
    .where(eq(people.id, id))
    .for('share');
  if (now?.passwordHash !== passwordHash || now.status !== 'active') refuse('invalid_credentials');
}

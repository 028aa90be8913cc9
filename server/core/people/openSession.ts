import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#domain/people/person.ts';
import type { Database } from '#platform/database/database.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { companionOf, type CookieSafety, SESSION_SECONDS, setCompanion, wantsCompanion } from './companion.ts';
import { browserTokenOf, rememberBrowser, setBrowserCookie } from './knownBrowser.ts';
import { hashToken, newToken } from './tokens.ts';
import { type PersonRow, readUser } from './user.ts';

export interface SessionDependencies {
  readonly database: Database;
  readonly cookie: CookieSafety;
}

interface Session {
  readonly token: string;
  readonly user: User;
}

/** Begins a session for a person who has just authenticated. A browser gets the companion cookie with the reply. */
export async function openSession(
  { database, cookie }: SessionDependencies,
  person: PersonRow,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Session> {
  const [token, companion] = [newToken(), wantsCompanion(request) ? newToken() : undefined];
  const browser = browserTokenOf(request);
  const user = await inTransaction(database, async (tx) => {
    await refuseIfChanged(tx, person);
    if (companion !== undefined) await endFormer(tx, request);
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      companionHash: companion === undefined ? null : hashToken(companion),
      personId: person.id,
      worksAt: person.worksAt,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + SESSION_SECONDS * 1000),
      lastPasswordAt: tx.now,
    });
    if (companion !== undefined) await rememberBrowser(tx, person.id, browser);
    return readUser(tx, person, person.worksAt);
  });
  if (companion !== undefined) {
    setCompanion(reply, companion, cookie);
    setBrowserCookie(reply, browser, cookie);
  }
  return { token, user };
}

/**
 * Ends the session of the browser's old companion, which is replaced now. That includes a session whose logout request
 * never reached the server.
 */
async function endFormer(tx: Transaction, request: FastifyRequest): Promise<void> {
  const former = companionOf(request);
  if (former !== undefined) await tx.delete(sessions).where(eq(sessions.companionHash, hashToken(former)));
}

/**
 * Refuses the session when the password changed during the check, because that change has ended all sessions. The row lock
 * serializes the two transactions.
 */
async function refuseIfChanged(tx: Transaction, { id, passwordHash }: PersonRow): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: people.passwordHash, status: people.status })
    .from(people)
    .where(eq(people.id, id))
    .for('share');
  if (now?.passwordHash !== passwordHash || now.status !== 'active') refuse('invalid_credentials');
}

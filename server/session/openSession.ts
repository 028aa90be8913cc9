import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../domain/people/person.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { type CookieSafety, SESSION_SECONDS, setCompanion, wantsCompanion } from './companion.ts';
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
  await inTransaction(database, (tx) =>
    tx.insert(sessions).values({
      tokenHash: hashToken(token),
      companionHash: companion === undefined ? null : hashToken(companion),
      personId: person.id,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + SESSION_SECONDS * 1000),
      lastPasswordAt: tx.now,
    }),
  );
  if (companion !== undefined) setCompanion(reply, companion, cookie);
  return { token, user: userOf(person) };
}

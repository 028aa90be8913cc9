import { and, eq } from 'drizzle-orm';
import { foldEmail } from '#domain/session/credentials.ts';
import type { Database } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { openSession, type SessionDependencies } from '#core/people/openSession.ts';
import { hashPassword, isPassword, needsRehash, preparePasswords } from '#core/people/passwords.ts';
import { makeThrottle } from '#core/people/throttle.ts';
import type { PersonRow } from '#core/people/user.ts';

export interface LoginDependencies extends SessionDependencies {
  readonly limits: 'strict' | 'relaxed';
}

/** An unknown e-mail, a wrong password and a blocked account get the same reply and take the same time. */
export function makeLogin({ database, cookie, limits }: LoginDependencies): Read<'login'> {
  const throttle = makeThrottle(database, limits);
  const prepared = preparePasswords();
  return async ({ body, request, reply }) => {
    await prepared;
    const email = foldEmail(body.email);
    const person = await throttle.attempt({ email, request, reply }, async (turn) => {
      const claimed = await findPerson(database, email);
      const matches = await isPassword(body.password, claimed?.passwordHash, turn);
      return matches && claimed?.status === 'active' ? claimed : undefined;
    });
    if (!person) return refuse('invalid_credentials');
    const session = await openSession({ database, cookie }, person, { request, reply });
    await strengthenHash(database, person, body.password);
    return { data: session };
  };
}

async function findPerson(database: Database, email: string): Promise<PersonRow | undefined> {
  const [person] = await database.orm.select().from(people).where(eq(people.email, email));
  return person;
}

/** Rehashes a password of an older cost while its plain text is available. A hash that changed in the meantime stays. */
async function strengthenHash(database: Database, { id, passwordHash: old }: PersonRow, password: string) {
  if (old === null || !needsRehash(old)) return;
  const passwordHash = await hashPassword(password);
  await inTransaction(database, (tx) =>
    tx
      .update(people)
      .set({ passwordHash })
      .where(and(eq(people.id, id), eq(people.passwordHash, old))),
  );
}

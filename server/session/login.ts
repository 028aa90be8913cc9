import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { people, sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Read, refuse } from '../http/handler.ts';
import { type CookieSafety, SESSION_SECONDS, setCompanion, wantsCompanion } from './companion.ts';
import { hashPassword, isPassword, needsRehash, preparePasswords } from './passwords.ts';
import { makeThrottle } from './throttle.ts';
import { hashToken, newToken } from './tokens.ts';
import { type PersonRow, userOf } from './user.ts';

export interface LoginParts {
  readonly database: Database;
  readonly cookie: CookieSafety;
  readonly limits: 'strict' | 'relaxed';
}

/** An unknown e-mail, a wrong password and an account that may not enter look the same and cost the same. */
export function makeLogin({ database, cookie, limits }: LoginParts): Read<'login'> {
  const throttle = makeThrottle(database, limits);
  const prepared = preparePasswords();
  return async ({ body, request, reply }) => {
    await prepared;
    const attempt = { email: body.email.trim().toLowerCase(), address: request.ip };
    await throttle.admit(attempt, reply);
    const person = await findPerson(database, attempt.email);
    const matches = await isPassword(body.password, person?.passwordHash);
    if (!person || !matches || person.status !== 'active') {
      await throttle.failed(attempt);
      return refuse('invalid_credentials');
    }
    await throttle.succeeded(attempt);
    const companion = wantsCompanion(request) ? newToken() : undefined;
    const token = await openSession(database, person, companion);
    if (companion !== undefined) setCompanion(reply, companion, cookie);
    await strengthenHash(database, person, body.password);
    return { data: { token, user: userOf(person) } };
  };
}

async function findPerson(database: Database, email: string): Promise<PersonRow | undefined> {
  const [person] = await database.orm.select().from(people).where(eq(people.email, email));
  return person;
}

async function openSession(database: Database, person: PersonRow, companion: string | undefined): Promise<string> {
  const token = newToken();
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
  return token;
}

/** A hash of an older cost is made anew while the password is at hand. */
async function strengthenHash(database: Database, person: PersonRow, password: string): Promise<void> {
  if (person.passwordHash === null || !needsRehash(person.passwordHash)) return;
  const passwordHash = await hashPassword(password);
  await inTransaction(database, (tx) => tx.update(people).set({ passwordHash }).where(eq(people.id, person.id)));
}

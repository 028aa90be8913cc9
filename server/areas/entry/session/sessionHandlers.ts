import { eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { type LoginDependencies, makeLogin } from './login.ts';
import { forgetOldBrowsers } from '#core/people/knownBrowser.ts';
import { forgetOldFailures } from '#core/people/throttle.ts';
import { readUser, worksAtOf } from '#core/people/user.ts';

export function sessionHandlers(dependencies: LoginDependencies) {
  const { database } = dependencies;

  /**
   * Keeps the companion cookie, which is worthless without its session. On a bad connection the person may have logged in
   * again before this reply arrives, and the reply would then delete the new session's companion.
   */
  const logout: Read<'logout'> = async ({ viewer }) => {
    const { sessionHash } = signedIn(viewer);
    await inTransaction(database, (tx) => tx.delete(sessions).where(eq(sessions.tokenHash, sessionHash)));
    return { data: {} };
  };

  const me: Read<'me'> = async ({ viewer }) => {
    const { orm } = database;
    const [person] = await orm
      .select()
      .from(people)
      .where(eq(people.id, signedIn(viewer).personId));
    return person ? { data: { user: await readUser(orm, person, worksAtOf(viewer)) } } : refuse('unauthenticated');
  };

  return { login: makeLogin(dependencies), logout, me };
}

/** Deletes expired sessions, browsers and counters. */
export async function forgetOldSessions(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, tx.now));
    await forgetOldBrowsers(tx);
  });
  await forgetOldFailures(database);
}

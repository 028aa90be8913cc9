import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { people, sessions } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';
import { type LoginParts, makeLogin } from './login.ts';
import { forgetOldBrowsers } from './knownBrowser.ts';
import { forgetOldFailures } from './throttle.ts';
import { userOf } from './user.ts';

export function sessionHandlers(parts: LoginParts) {
  const { database } = parts;

  /**
   * The companion cookie stays, worth nothing: whoever left on a bad line may have logged in again before this answer
   * comes, and it would take the new session's companion away.
   */
  const logout: Read<'logout'> = async ({ viewer }) => {
    const { sessionHash } = signedIn(viewer);
    await inTransaction(database, (tx) => tx.delete(sessions).where(eq(sessions.tokenHash, sessionHash)));
    return { data: {} };
  };

  const me: Read<'me'> = async ({ viewer }) => {
    const [person] = await database.orm
      .select()
      .from(people)
      .where(eq(people.id, signedIn(viewer).personId));
    return person ? { data: { user: userOf(person) } } : refuse('unauthenticated');
  };

  return { login: makeLogin(parts), logout, me };
}

/** Deletes what no longer opens anything. */
export async function forgetOldSessions(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, tx.now));
    await forgetOldBrowsers(tx);
  });
  await forgetOldFailures(database);
}

import { and, eq, isNull } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { openSession } from '#core/people/openSession.ts';
import { isPassword, preparePasswords } from '#core/people/passwords.ts';
import { makeThrottle } from '#core/people/throttle.ts';
import type { PersonRow } from '#core/people/user.ts';
import { linkProvider, readTicket, redeemTicket } from '#core/people/google/redeem.ts';

/**
 * Links a provider's account to an existing account with a password, once that password is given. Guesses are throttled as
 * at login, and a wrong password does not use the ticket up.
 */
export function makeLinkGoogle({ database, cookie, settings }: Dependencies): Read<'linkGoogle'> {
  const throttle = makeThrottle(database, settings.limits);
  const prepared = preparePasswords();
  return async ({ body, request, reply }) => {
    await prepared;
    const { email } = await inTransaction(database, (tx) => readTicket(tx, request, body.token));
    const person = await throttle.attempt({ email, request, reply }, async (turn) => {
      const [claimed] = await database.orm.select().from(people).where(eq(people.email, email));
      const matches = await isPassword(body.password, claimed?.passwordHash, turn);
      return matches && claimed?.status === 'active' ? claimed : undefined;
    });
    if (!person) return refuse('wrong_password');
    await inTransaction(database, async (tx) => {
      if (!(await isUnchanged(tx, person))) refuse('ticket_invalid');
      const identity = await redeemTicket(tx, request, body.token);
      await linkProvider(tx, person.id, identity);
      // The provider has verified the e-mail and the password proves the account, so a confirmation link would add nothing.
      await tx
        .update(people)
        .set({ emailConfirmedAt: tx.now })
        .where(and(eq(people.id, person.id), eq(people.email, identity.email), isNull(people.emailConfirmedAt)));
    });
    return { data: await openSession({ database, cookie }, person, { request, reply }) };
  };
}

/** The password may have been changed or the account erased during hashing; then nothing is linked. */
async function isUnchanged(tx: Transaction, { id, passwordHash }: PersonRow): Promise<boolean> {
  const [now] = await tx.select().from(people).where(eq(people.id, id)).for('no key update');
  return now?.status === 'active' && now.passwordHash === passwordHash;
}

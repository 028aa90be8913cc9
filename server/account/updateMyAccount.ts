import { and, eq, ne } from 'drizzle-orm';
import { foldEmail } from '../../domain/session/credentials.ts';
import { isTaken } from '../database/failure.ts';
import { people, sessions } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import type { Read } from '../http/handler.ts';
import { addJobs, type Job } from '../outbox/jobs.ts';
import type { Parts } from '../parts.ts';
import { refuseCommonPassword } from '../session/commonPasswords.ts';
import { hashPassword } from '../session/passwords.ts';
import { endResetLinks } from '../session/resetLinks.ts';
import { namesOf } from '../session/resetPassword.ts';
import { refuseTaken } from '../signUp/makeAccount.ts';
import { lockCaller, readCaller } from './caller.ts';
import { makeStepUp } from './stepUp.ts';

type SignedIn = ReturnType<typeof signedIn>;

/** What an account opens with from now on. */
interface Change {
  readonly email: string;
  readonly passwordHash: string | undefined;
}

/** Changes e-mail and password; an e-mail that stays, without a password, changes nothing. */
export function makeUpdateMyAccount(parts: Pick<Parts, 'database' | 'settings'>): Read<'updateMyAccount'> {
  const { database } = parts;
  const stepUp = makeStepUp(parts);
  return async (call) => {
    const { password, currentPassword, email: typed } = call.body;
    const [caller, email] = [signedIn(call.viewer), foldEmail(typed)];
    const { person } = await readCaller(database.orm, caller);
    if (email === person.email && password === undefined) return { data: {} };
    if (password !== undefined) {
      const names = await namesOf(database.orm, { name: person.name, personId: person.id });
      await refuseCommonPassword(password, { email, names });
    }
    await stepUp.askAgain(call, { field: 'currentPassword', password: currentPassword });
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    await inTransaction(database, (tx) => change(tx, caller, { email, passwordHash })).catch((error: unknown) => {
      if (isTaken(error, 'person_email')) refuseTaken();
      throw error;
    });
    return { data: {} };
  };
}

/** Links that were made for the account as it was end with it, and who knew the old password is out. */
async function change(tx: Transaction, caller: SignedIn, { email, passwordHash }: Change): Promise<void> {
  const before = await lockCaller(tx, caller);
  await tx
    .update(people)
    .set({ email, ...(passwordHash !== undefined && { passwordHash }) })
    .where(eq(people.id, before.id));
  await endResetLinks(tx, before.id);
  if (passwordHash !== undefined) await keepThisSessionAlone(tx, caller);
  // To where the person was reached before: who changes another's account must not be the only one to hear of it.
  const notice = { kind: 'sendNotice', email: before.email, dueAt: tx.now } as const;
  const notices: Job[] = [
    ...(passwordHash === undefined ? [] : [{ ...notice, notice: 'passwordChanged' } as const]),
    ...(email === before.email ? [] : [{ ...notice, notice: 'emailChanged' } as const]),
  ];
  await addJobs(tx, notices);
}

async function keepThisSessionAlone(tx: Transaction, { personId, sessionHash }: SignedIn): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.personId, personId), ne(sessions.tokenHash, sessionHash)));
  await tx.update(sessions).set({ lastPasswordAt: tx.now }).where(eq(sessions.tokenHash, sessionHash));
}

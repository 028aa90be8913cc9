import { and, eq, ne } from 'drizzle-orm';
import { foldEmail } from '#domain/session/credentials.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { addNotice } from '#core/notices/mail/letterQuota.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { tellOfOwner } from '#core/arenas/tellOfMoney.ts';
import { refuseCommonPassword } from '#core/people/commonPasswords.ts';
import { forgetBrowsers } from '#core/people/knownBrowser.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { endResetLinks } from '../session/resetLinks.ts';
import { namesOf } from '../session/resetPassword.ts';
import { awaitEmail, type Place } from './awaitEmail.ts';
import { lockCaller, readCaller } from '#core/people/caller.ts';
import { keepProof, makeStepUp } from '#core/people/stepUp.ts';

type SignedIn = ReturnType<typeof signedIn>;

interface Change {
  /** Becomes the pending e-mail, unless it is the present one. */
  readonly email: string;
  /** The hash of the new password; absent when the password stays. */
  readonly passwordHash: string | undefined;
}

/** Changes the password, the e-mail (pending until confirmed), or both. */
export function makeUpdateMyAccount(
  dependencies: Pick<Dependencies, 'database' | 'settings'>,
): Read<'updateMyAccount'> {
  const { database } = dependencies;
  const stepUp = makeStepUp(dependencies);
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
    const { request, reply } = call;
    const { limits } = dependencies.settings;
    await inTransaction(database, (tx) => change(tx, caller, { email, passwordHash }, { request, reply, limits }));
    return { data: {} };
  };
}

/** A new password ends the account's reset links and all its other sessions. */
async function change(tx: Transaction, caller: SignedIn, { email, passwordHash }: Change, place: Place): Promise<void> {
  const person = await lockCaller(tx, caller);
  await awaitEmail(tx, person, email, place);
  if (email !== person.email) await tellOfOwner(tx, person.id, 'ownerEmail');
  if (passwordHash === undefined) return;
  await tx.update(people).set({ passwordHash }).where(eq(people.id, person.id));
  await endResetLinks(tx, person.id);
  await keepThisSessionAlone(tx, caller);
  // An unconfirmed address may belong to a stranger, who must not get this notice.
  if (person.emailConfirmedAt === null) return;
  await addNotice(tx, { kind: 'sendNotice', notice: 'passwordChanged', email: person.email, dueAt: tx.now });
}

async function keepThisSessionAlone(tx: Transaction, caller: SignedIn): Promise<void> {
  const { personId, sessionHash } = caller;
  await tx.delete(sessions).where(and(eq(sessions.personId, personId), ne(sessions.tokenHash, sessionHash)));
  await forgetBrowsers(tx, personId);
  await keepProof(tx, caller);
}

import { eq } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { addLetter } from '#core/notices/mail/letterQuota.ts';
import { acceptTerms } from '../legal/answerTerms.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { refuseCommonPassword } from '#core/people/commonPasswords.ts';
import { hashPassword } from '#core/people/passwords.ts';
import type { PersonRow } from '#core/people/user.ts';
import { makeRecogniseRepeat } from './recogniseRepeat.ts';
import { type Exchange, makeSignUpLimit } from './signUpLimit.ts';
import { writePerson } from './writePerson.ts';

/** An account with a password, from a sign-up form. */
export interface NewAccount {
  readonly person: Pick<PersonRow, 'email' | 'name' | 'role' | 'city' | 'phone' | 'gender'>;
  readonly password: string;
  readonly picture: Uint8Array | undefined;
  /** A public name besides the person's own, which is not allowed as a password. */
  readonly alsoNamed?: string;
  /** Creates what belongs to the account, in the same transaction, and returns the person as they are then. */
  readonly bring?: (tx: Transaction, person: PersonRow) => Promise<PersonRow>;
}

/** Creates accounts: each e-mail gets only one, however many concurrent requests there are. */
export function makeAccountMaker(dependencies: Pick<Dependencies, 'database' | 'settings' | 'preparePicture'>) {
  const { database, preparePicture } = dependencies;
  const limit = makeSignUpLimit(dependencies);
  const recogniseRepeat = makeRecogniseRepeat(dependencies);

  return async (account: NewAccount, exchange: Exchange): Promise<PersonRow> => {
    const { person, password, alsoNamed = '' } = account;
    await refuseCommonPassword(password, { email: person.email, names: [person.name, alsoNamed] });
    await limit(exchange);
    const made = (await isTaken(person.email)) ? undefined : await write(account);
    return made ?? (await recogniseRepeat({ ...person, password }, exchange)) ?? refuseTaken();
  };

  /** Avoids a useless hash. The table's unique key catches concurrent sign-ups that this check misses. */
  async function isTaken(email: string): Promise<boolean> {
    const found = await database.orm.select({ id: people.id }).from(people).where(eq(people.email, email));
    return found.length > 0;
  }

  async function write({ person, password, picture, bring }: NewAccount): Promise<PersonRow | undefined> {
    const prepared = picture && (await preparePicture(picture));
    const passwordHash = await hashPassword(password);
    return inTransaction(database, async (tx) => {
      // The line under the form's button says that whoever presses it accepts the terms.
      const written = await writePerson(tx, { ...person, passwordHash, termsAnswered: TERMS_VERSION }, prepared);
      if (!written) return undefined;
      await acceptTerms(tx, written.id);
      await addLetter(tx, { kind: 'sendEmailLink', person: written.id, email: written.email, dueAt: tx.now });
      return bring ? bring(tx, written) : written;
    });
  }
}

export function refuseTaken(): never {
  return refuse('email_taken', { email: FAILURES.email_taken.message });
}

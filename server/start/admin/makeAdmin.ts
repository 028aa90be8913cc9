import { foldEmail } from '#domain/session/credentials.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { writePerson } from '#areas/entry/signUp/writePerson.ts';
import type { AdminForm } from './adminForm.ts';

/** Makes an administrator; returns false, and changes nothing, when the e-mail has an account. */
export async function makeAdmin(database: Database, { name, email, password }: AdminForm): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const person = { name: name.trim(), email: foldEmail(email), passwordHash, role: 'admin' } as const;
  const made = await inTransaction(database, (tx) => writePerson(tx, { ...person, emailConfirmedAt: tx.now }));
  return made !== undefined;
}

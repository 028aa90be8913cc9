import { and, eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { deliver } from '#core/notices/mail/deliver.ts';
import { emailInUseLetter, emailLetter } from '#core/people/letters/emailLetter.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { letterMail } from '#core/notices/mail/letterMail.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { pendingEmailOf } from '#core/people/user.ts';
import { addEmailLink, endEmailLinks } from '#core/people/emailLinks.ts';

type EmailDependencies = Pick<Dependencies, 'settings' | 'database' | 'mailer' | 'log'>;

/**
 * Sends the letter for a new e-mail, after the reply. Only this job looks up whether the address has an account, so
 * that no reply reveals it.
 */
export function emailWork(dependencies: EmailDependencies): Pick<Workers, 'sendEmailLink'> {
  const { publicUrl } = dependencies.settings;
  return {
    // Each attempt makes a new link, since only the hash of the previous token was stored.
    async sendEmailLink({ person, email }) {
      const letter = await inTransaction(dependencies.database, (tx) => writeLetter(tx, person, email, publicUrl));
      return letter ? deliver(dependencies, letterMail(email, letter, publicUrl)) : 'done';
    },
  };
}

/** Returns `undefined` when the address is no longer pending: it was confirmed, dropped, or replaced. */
async function writeLetter(tx: Transaction, id: string, email: string, home: string): Promise<Letter | undefined> {
  const [person] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), eq(people.status, 'active')))
    // The second of two simultaneous jobs must see the first one's link, to end it.
    .for('no key update');
  if (!person || pendingEmailOf(person) !== email) return undefined;
  await endEmailLinks(tx, id);
  const [owner] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email));
  if (owner && owner.id !== id) return emailInUseLetter(home);
  return emailLetter({ name: person.name, token: await addEmailLink(tx, id, email) }, home);
}

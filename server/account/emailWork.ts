import { and, eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { deliver } from '../mail/deliver.ts';
import { emailInUseLetter, emailLetter } from '../mail/emailLetter.ts';
import type { Letter } from '../mail/letter.ts';
import { letterMail } from '../mail/letterMail.ts';
import type { Workers } from '../outbox/work.ts';
import type { Parts } from '../parts.ts';
import { pendingEmailOf } from '../session/user.ts';
import { addEmailLink, endEmailLinks } from './emailLinks.ts';

type EmailParts = Pick<Parts, 'settings' | 'database' | 'mailer' | 'log'>;

/**
 * What a new e-mail comes to, after the answer: whether the address has an account is looked up here alone, so that no
 * answer knows of it.
 */
export function emailWork(parts: EmailParts): Pick<Workers, 'sendEmailLink'> {
  const { publicUrl } = parts.settings;
  return {
    // Each try makes a link of its own, since only the hash of the last one's token was kept.
    async sendEmailLink({ person, email }) {
      const letter = await inTransaction(parts.database, (tx) => writeLetter(tx, person, email, publicUrl));
      return letter ? deliver(parts, letterMail(email, letter, publicUrl)) : 'done';
    },
  };
}

/** None when the address is awaited no more: it was confirmed, given up, or replaced by another. */
async function writeLetter(tx: Transaction, id: string, email: string, home: string): Promise<Letter | undefined> {
  const [person] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), eq(people.status, 'active')))
    // Of two at once the second must see the first one's link, to end it.
    .for('no key update');
  if (!person || pendingEmailOf(person) !== email) return undefined;
  await endEmailLinks(tx, id);
  const [owner] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email));
  if (owner && owner.id !== id) return emailInUseLetter(home);
  return emailLetter({ name: person.name, token: await addEmailLink(tx, id, email) }, home);
}

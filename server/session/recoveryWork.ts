import { and, eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { deliver } from '../mail/deliver.ts';
import { letterMail } from '../mail/letterMail.ts';
import { resetLetter } from '../mail/resetLetter.ts';
import type { Workers } from '../outbox/work.ts';
import type { Parts } from '../parts.ts';
import { addResetLink, endResetLinks } from './resetLinks.ts';

type RecoveryParts = Pick<Parts, 'settings' | 'database' | 'mailer' | 'log'>;

/** What a request for a link comes to, long after its answer: so that the answer knows nothing of it. */
export function recoveryWork(parts: RecoveryParts): Pick<Workers, 'sendResetLink'> {
  const { publicUrl } = parts.settings;
  return {
    // Each try makes a link of its own, since only the hash of the last one's token was kept.
    async sendResetLink({ email }) {
      const made = await inTransaction(parts.database, (tx) => makeLink(tx, email));
      if (!made) return 'done';
      return deliver(parts, letterMail(made.person.email, resetLetter(made, publicUrl), publicUrl));
    },
  };
}

async function makeLink(tx: Transaction, email: string) {
  const [person] = await tx
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(and(eq(people.email, email), eq(people.status, 'active')))
    // Of two at once the second must see the first one's link, to end it.
    .for('no key update');
  if (!person) return undefined;
  await endResetLinks(tx, person.id);
  return { person, name: person.name, token: await addResetLink(tx, person.id) };
}

import { and, eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { deliver } from '#core/notices/mail/deliver.ts';
import { letterMail } from '#core/notices/mail/letterMail.ts';
import { resetLetter } from '#core/people/letters/resetLetter.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { addResetLink, endResetLinks } from './resetLinks.ts';

type RecoveryDependencies = Pick<Dependencies, 'settings' | 'database' | 'mailer' | 'log'>;

/** Sends the reset link after the reply, so that the reply cannot reveal whether an account exists. */
export function recoveryWork(dependencies: RecoveryDependencies): Pick<Workers, 'sendResetLink'> {
  const { publicUrl } = dependencies.settings;
  return {
    // Each retry makes a new link, because only the hash of the previous token was stored.
    async sendResetLink({ email }) {
      const made = await inTransaction(dependencies.database, (tx) => makeLink(tx, email));
      if (!made) return 'done';
      return deliver(dependencies, letterMail(made.person.email, resetLetter(made, publicUrl), publicUrl));
    },
  };
}

async function makeLink(tx: Transaction, email: string) {
  const [person] = await tx
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(and(eq(people.email, email), eq(people.status, 'active')))
    // The lock makes a concurrent second request see the first one's link, so that it can end it.
    .for('no key update');
  if (!person) return undefined;
  await endResetLinks(tx, person.id);
  return { person, name: person.name, token: await addResetLink(tx, person.id) };
}

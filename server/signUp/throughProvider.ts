import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../database/transaction.ts';
import { addJobs } from '../outbox/jobs.ts';
import type { Parts } from '../parts.ts';
import { linkProvider, redeemTicket } from '../session/google/redeem.ts';
import type { PersonRow } from '../session/user.ts';
import { refuseTaken } from './makeAccount.ts';
import { writePerson } from './writePerson.ts';

/** What a form may add to what the provider told. */
type Told = Partial<Pick<PersonRow, 'city' | 'phone' | 'gender'>>;

/**
 * Makes the account of a player whom a sign-in provider knows. Who it is stands behind the ticket; it has no password.
 * An account that exists is never joined here: its own password must be given for that.
 */
export function makeProviderAccountMaker({ database }: Pick<Parts, 'database'>) {
  return (ticket: string, told: Told, request: FastifyRequest): Promise<PersonRow> =>
    inTransaction(database, async (tx) => {
      const identity = await redeemTicket(tx, request, ticket);
      const { email, name, picture } = identity;
      const person = await writePerson(tx, { ...told, email, emailConfirmedAt: tx.now, name, role: 'player' });
      if (!person) return refuseTaken();
      await linkProvider(tx, person.id, identity);
      if (picture !== '')
        await addJobs(tx, [{ kind: 'fetchPicture', person: person.id, address: picture, dueAt: tx.now }]);
      return person;
    });
}

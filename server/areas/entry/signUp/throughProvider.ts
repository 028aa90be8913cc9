import type { FastifyRequest } from 'fastify';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { linkProvider, redeemTicket } from '#core/people/google/redeem.ts';
import type { PersonRow } from '#core/people/user.ts';
import { refuseTaken } from './makeAccount.ts';
import { writePerson } from './writePerson.ts';

/** The fields that a form may add to the provider's data. */
type ProfileForm = Partial<Pick<PersonRow, 'city' | 'phone' | 'gender'>>;

/**
 * Creates the account of a player who signs in through a provider. The ticket identifies the player, and the account has no
 * password. An existing account is never linked here, because that requires its password.
 */
export function makeProviderAccountMaker({ database }: Pick<Dependencies, 'database'>) {
  return (ticket: string, profile: ProfileForm, request: FastifyRequest): Promise<PersonRow> =>
    inTransaction(database, async (tx) => {
      const identity = await redeemTicket(tx, request, ticket);
      const { email, name, picture } = identity;
      const person = await writePerson(tx, { ...profile, email, emailConfirmedAt: tx.now, name, role: 'player' });
      if (!person) return refuseTaken();
      await linkProvider(tx, person.id, identity);
      if (picture !== '')
        await addJobs(tx, [{ kind: 'fetchPicture', person: person.id, address: picture, dueAt: tx.now }]);
      return person;
    });
}

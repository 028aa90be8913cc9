import { and, eq } from 'drizzle-orm';
import { people, providerAccounts } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import type { PersonRow } from '../user.ts';
import type { ProviderIdentity } from './identity.ts';

/** The person whose account is linked to the provider's. @throws {Refusal} `ticket_invalid` where there is none */
export async function findLinked(tx: Transaction, { issuer, subject }: ProviderIdentity): Promise<PersonRow> {
  const [found] = await tx
    .select({ person: people })
    .from(providerAccounts)
    .innerJoin(people, eq(people.id, providerAccounts.personId))
    .where(
      and(eq(providerAccounts.issuer, issuer), eq(providerAccounts.subject, subject), eq(people.status, 'active')),
    );
  return found?.person ?? refuse('ticket_invalid');
}

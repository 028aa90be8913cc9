import { desc, eq, sql } from 'drizzle-orm';
import type { PaymentAccount, PaymentAccountState } from '#domain/payment/paymentAccount.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Viewer } from '#platform/http/handler.ts';
import { isHeldBy } from '#core/arenas/heldArenas.ts';

type Person = Exclude<Viewer, { readonly role: 'visitor' }>;
type Offering = Pick<Dependencies, 'accounts' | 'settings'>;

/** The caller's account and whether one can be connected. Of several that were ended, the last. */
export async function readAccountState(
  { accounts, settings }: Offering,
  queries: Queries,
  person: Person,
): Promise<PaymentAccountState> {
  const [account = null] = await readAccounts(queries, person.personId);
  const isOffered = accounts !== undefined && (await receives(queries, person));
  return {
    ...(isOffered && { offered: accounts.application.provider }),
    feePercent: settings.platformFeeBasisPoints / 100,
    account,
  };
}

/** A person's accounts: the live one, then those that were ended, the last first. Without their tokens. */
export async function readAccounts(queries: Queries, personId: string): Promise<PaymentAccount[]> {
  const { provider, receiver, connectedAt, endedAt, endedBy } = paymentAccounts;
  const rows = await queries
    .select({ provider, receiver, connectedAt, endedAt, endedBy })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.personId, personId))
    .orderBy(sql`${endedAt} desc nulls first`, desc(connectedAt));
  return rows.map((row) => ({
    provider: row.provider,
    receiver: row.receiver,
    connectedAt: row.connectedAt,
    ...(row.endedAt && { endedAt: row.endedAt }),
    ...(row.endedBy && { endedBy: row.endedBy }),
  }));
}

/**
 * Whether anybody pays this person through the platform: whoever holds an arena, or organizes events. Another owner of its team is
 * not paid for it, whatever their session acts as.
 */
export async function receives(queries: Queries, { personId }: Person): Promise<boolean> {
  const held = queries.select({ id: arenas.id }).from(arenas).where(isHeldBy(personId));
  const organized = queries.select({ id: events.id }).from(events).where(eq(events.organizerId, personId));
  const found = await held.unionAll(organized).limit(1);
  return found.length > 0;
}

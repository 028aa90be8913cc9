import { and, eq, type SQL, sql } from 'drizzle-orm';
import { tills } from '#platform/database/schema/till.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

/**
 * The till to which what is written now belongs: the arena's open one, or null. Its row is shared until the transaction
 * ends, so that no till is closed over a movement that is on its way; movements do not wait for each other. Who comes while it is
 * being closed waits, finds it closed, and belongs to no till.
 */
export function openTill(arenaId: string): SQL {
  return sql`(select till.id from till where till.arena_id = ${arenaId}::uuid and till.closed_at is null for share)`;
}

/** Says why a till of the arena is not open. */
export async function whyNotOpen(tx: Transaction, arenaId: string, id: string): Promise<never> {
  const [found] = await tx
    .select({ id: tills.id })
    .from(tills)
    .where(and(eq(tills.arenaId, arenaId), eq(tills.id, id)));
  return refuse(found ? 'till_closed' : 'till_not_found');
}

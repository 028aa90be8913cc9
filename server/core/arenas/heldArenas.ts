import { and, eq, isNull } from 'drizzle-orm';
import { MOST_ARENAS } from '#domain/staff/staff.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

/** The open arenas whose money a person receives. */
export function isHeldBy(personId: string) {
  return and(eq(arenas.ownerId, personId), isNull(arenas.closedAt));
}

/** Refuses one arena more to whoever holds the most. The caller has locked the person. */
export async function refuseTooMany(tx: Transaction, personId: string): Promise<void> {
  if ((await tx.$count(arenas, isHeldBy(personId))) >= MOST_ARENAS) refuse('too_many_arenas');
}

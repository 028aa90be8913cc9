import { and, eq, sql } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import { canPlay, people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

/**
 * Locks somebody who can play, so that the account is not given up before what they get is written; it comes before the lock
 * of what they get, as in an erasure. Refuses anybody else, at the form's field `player`. Whether the arena may give them
 * anything is asked of `reachPlayer`.
 */
export async function sharePlayer(
  tx: Transaction,
  id: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const [found] = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.id, id), sql.raw(canPlay())))
    .for('share');
  return found ?? refuse('player_not_found', { player: FAILURES.player_not_found.message });
}

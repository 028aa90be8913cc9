import { type SQL, sql } from 'drizzle-orm';
import { OCCUPANT_KINDS, type OccupantKind } from '#platform/database/schema/occupants.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { freeExpiredHolds } from './expire.ts';
import { HELD, isOver, type Over } from './held.ts';
import { lockOver, lockUndoing } from './occupants.ts';
import { release } from './release.ts';
import { endOffers } from './waiting/endOffers.ts';

type End = (tx: Transaction, arenaId: string, ids: readonly string[]) => Promise<void>;

/** The kinds whose end changes more than their hours, or is not a matter of time alone. */
const ENDS: Partial<Record<OccupantKind, End>> = {
  booking: freeExpiredHolds,
  // For the owner it is over at any time; so whoever undid it meanwhile is found by its kind.
  undoing: freeThose(lockUndoing),
  // Whoever takes it while it lasts is the person to whom it was made, or the arena.
  offer: async (tx, arenaId, ids) => void (await endOffers(tx, arenaId, ids, 'withdrawn')),
};

/**
 * Ends occupants that are over, in the transaction that wants their hours, so that no hour waits for a sweeper.
 *
 * Two transactions over the same occupants lock them in the same order: kind by kind, and by id within a kind; a booking
 * by its reservation, another kind by its occupant, each before its claims. Deadlocks would come from an end that locks
 * its claims first, and from ending anything after hours were claimed: a claim waits for whoever is claiming the same
 * hour, who may be waiting for what is to be ended.
 */
export async function endOver(tx: Transaction, arenaId: string, over: readonly Over[]): Promise<void> {
  for (const kind of OCCUPANT_KINDS) {
    const ids = over.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length > 0) await (ENDS[kind] ?? freeThose(lockOver))(tx, arenaId, ids);
  }
}

/** Ends what is over at hours of an arena that meet a condition on `held`. */
export async function endAllOver(tx: Transaction, arenaId: string, those: SQL): Promise<void> {
  const { rows } = await tx.execute<Over & Record<string, unknown>>(sql`
    select distinct held.occupant_id as id, held.kind from ${HELD}
    where held.arena_id = ${arenaId}::uuid and ${isOver(tx.now)} and ${those}`);
  await endOver(tx, arenaId, rows);
}

function freeThose(lock: typeof lockOver): End {
  return async (tx, arenaId, ids) => {
    const over = await lock(tx, arenaId, ids);
    if (over.length > 0) await release(tx, arenaId, over);
  };
}

import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { isCreditOf, type Owed } from '#core/ledger/playerCredit.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { inTransaction, inTransactionEach, type Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { addJobOnce } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { endingCredits, tellEnding } from '#core/notices/reminders/creditEnding.ts';
import { CREDIT_UNTIL } from '#core/ledger/creditUntil.ts';

export function creditWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'expireCredits'> {
  return {
    async expireCredits() {
      await expireCredits(database);
      return 'done';
    },
  };
}

/** Adds the job that ends the credit that nobody has used for as long as its arena says, and tells of what ends soon. */
export async function askToExpireCredits(database: Database): Promise<void> {
  await inTransaction(database, (tx) => addJobOnce(tx, { kind: 'expireCredits', dueAt: tx.now }));
}

/**
 * Ends each credit whose last day is over, and tells the players of those that end soon, each in a transaction of its own. One that
 * fails keeps no other from its turn, and fails the job. Until a credit is ended it can be used, however late the job is.
 */
export async function expireCredits(database: Database): Promise<void> {
  const now = await readNow(database);
  const over = await overCredits(database.orm, now);
  const ending = await endingCredits(database.orm, now);
  const all = [
    ...over.map((owed) => (tx: Transaction) => expire(tx, owed)),
    ...ending.map((owed) => (tx: Transaction) => tellEnding(tx, owed)),
  ];
  await inTransactionEach(database, all, 'credits', (tx, work) => work(tx));
}

function isOver(now: Date) {
  return and(
    gt(playerCredits.centavos, 0),
    sql`${CREDIT_UNTIL}::date < (${now.toISOString()}::timestamptz at time zone ${arenas.zone})::date`,
    isNull(arenas.closedAt),
  );
}

function overCredits(queries: Queries, now: Date): Promise<Owed[]> {
  return queries
    .select({ arenaId: playerCredits.arenaId, playerId: playerCredits.playerId })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(isOver(now))
    .orderBy(asc(playerCredits.arenaId), asc(playerCredits.playerId));
}

/** The row is looked at again once it is locked: it may have been used meanwhile. */
async function expire(tx: Transaction, owed: Owed): Promise<void> {
  const [over] = await tx
    .select({ centavos: playerCredits.centavos })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(and(isCreditOf(owed), isOver(tx.now)))
    .for('update', { of: playerCredits });
  if (!over) return;
  const own = { ...owed, id: newId(), kind: 'expiry', method: 'player_credit' } as const;
  await tx.insert(movements).values({ ...own, valueCentavos: over.centavos, at: tx.now });
  await tx.update(playerCredits).set({ centavos: 0, movedAt: tx.now }).where(isCreditOf(owed));
}

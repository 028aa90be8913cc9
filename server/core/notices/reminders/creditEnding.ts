import { and, asc, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm';
import { CREDIT_DAYS, TOLD_HOURS } from '#domain/notices/reminderKinds.ts';
import { isCreditOf, type Owed } from '../../ledger/playerCredit.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson } from '../audiences.ts';
import { tell } from '../tell.ts';
import { wasTold } from '../wasTold.ts';
import { CREDIT_UNTIL } from '../../ledger/creditUntil.ts';

const KIND = 'creditEnding';

/** There is credit, and its last day is near and not over, by the arena's clock. */
function isEnding(now: Date): SQL | undefined {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${arenas.zone})::date`;
  return and(
    gt(playerCredits.centavos, 0),
    sql`${CREDIT_UNTIL}::date between ${today} and ${today} + ${CREDIT_DAYS}::int`,
    isNull(arenas.closedAt),
  );
}

/** The same, at an hour of the arena's day at which people may be told. */
function isToBeTold(now: Date): SQL | undefined {
  const wall = sql`${now.toISOString()}::timestamptz at time zone ${arenas.zone}`;
  const { first, last } = TOLD_HOURS;
  return and(isEnding(now), sql`extract(hour from ${wall}) between ${first}::int and ${last}::int`);
}

/** The credits that end soon and whose players were not told of that last day yet. */
export function endingCredits(queries: Queries, now: Date): Promise<Owed[]> {
  const isTold = wasTold(queries, {
    person: playerCredits.playerId,
    kind: KIND,
    subject: playerCredits.arenaId,
    change: CREDIT_UNTIL,
  });
  return queries
    .select({ arenaId: playerCredits.arenaId, playerId: playerCredits.playerId })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(and(isToBeTold(now), not(isTold)))
    .orderBy(asc(playerCredits.arenaId), asc(playerCredits.playerId));
}

/** Tells a player that a credit ends soon, once for each last day. The row is looked at again once it is locked. */
export async function tellEnding(tx: Transaction, owed: Owed): Promise<void> {
  const [found] = await tx
    .select({ arena: arenas.name, value: playerCredits.centavos, until: CREDIT_UNTIL })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(and(isCreditOf(owed), isToBeTold(tx.now)))
    .for('update', { of: playerCredits });
  if (!found || found.until === null) return;
  const { arena, value, until } = found;
  const newNotice = { to: onePerson(owed.playerId), subject: owed.arenaId, change: until };
  await tell(tx, KIND, { ...newNotice, facts: { arena, value, until } });
}

/** Whether a credit of whose end its player was told still ends soon: once it was used, or its arena chose anew, that is months away. */
export async function isCreditStillEnding(queries: Queries, owed: Owed, now: Date): Promise<boolean> {
  const found = await queries
    .select({ value: playerCredits.centavos })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(and(isCreditOf(owed), isEnding(now)));
  return found.length > 0;
}

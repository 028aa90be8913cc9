import { and, eq, gt, isNotNull, isNull, lte, not } from 'drizzle-orm';
import { PIX_MINUTES } from '#domain/notices/reminderKinds.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { series } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson } from '../audiences.ts';
import { tell } from '../tell.ts';
import { wasTold } from '../wasTold.ts';
import { billLeft } from './billLeft.ts';

const KIND = 'billPixEnding';

const IS_OF_SERIES = and(eq(series.arenaId, charges.arenaId), eq(series.id, charges.seriesId));

/** The PIX of a bill can still be paid, is about to end, and is over exactly what the bill asks for: over another sum it would go back. */
function isEnding(queries: Queries, now: Date) {
  return and(
    isNotNull(charges.seriesId),
    eq(charges.status, 'pending'),
    isNull(charges.calledOffAt),
    gt(charges.expiresAt, now),
    lte(charges.expiresAt, new Date(now.getTime() + PIX_MINUTES * 60_000)),
    isNotNull(series.playerId),
    eq(billLeft(queries, charges.billMonth), charges.amountCentavos),
  );
}

/** The charges of bills that are about to end and whose players were not told yet, by id, at most so many. */
export async function readEndingBills(queries: Queries, now: Date, most: number): Promise<string[]> {
  const isTold = wasTold(queries, { person: series.playerId, kind: KIND, subject: charges.id });
  const rows = await queries
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(series, IS_OF_SERIES)
    .where(and(isEnding(queries, now), not(isTold)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Looks again, under the lock of the series, which whoever pays, lets off or replaces its bill's PIX takes first. */
export async function remindOfBill(tx: Transaction, chargeId: string): Promise<void> {
  const isIt = eq(charges.id, chargeId);
  await tx.select({ id: series.id }).from(series).innerJoin(charges, IS_OF_SERIES).where(isIt).for('update', {
    of: series,
  });
  const [found] = await tx
    .select({
      player: series.playerId,
      month: charges.billMonth,
      arena: arenas.name,
      value: charges.amountCentavos,
      expiresAt: charges.expiresAt,
    })
    .from(charges)
    .innerJoin(series, IS_OF_SERIES)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(and(isIt, isEnding(tx, tx.now)));
  if (!found || found.month === null) return;
  const { player, month, expiresAt, ...facts } = found;
  const when = { month: toIsoMonth(fromIsoDay(month)), until: formatPixValidity(expiresAt) };
  await tell(tx, KIND, { to: onePerson(player), subject: chargeId, facts: { ...facts, ...when } });
}

/** Whether a bill's PIX of which its player was reminded can still be paid, and still pays the bill. */
export async function isBillStillEnding(queries: Queries, chargeId: string, now: Date): Promise<boolean> {
  const found = await queries
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(series, IS_OF_SERIES)
    .where(and(eq(charges.id, chargeId), isEnding(queries, now)));
  return found.length > 0;
}

import { IS_LIVE } from '../hours/live.ts';
import { and, eq, exists, gt, gte, or, type SQL, sql } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ArenaRow } from '../arenas/ownedArena.ts';
import { SALE_STANDS } from '../ledger/soldRest.ts';

/** Who has paid, in whatever way, for reservations of an arena that are not over. */
export async function readPaidAhead(tx: Transaction, arena: Pick<ArenaRow, 'id' | 'zone'>): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ playerId: reservations.playerId })
    .from(reservations)
    .where(and(isAhead(tx, arena), isPaid()));
  return rows.flatMap(({ playerId }) => playerId ?? []);
}

/** What somebody has paid for, in whatever way. */
export function isPaid(): SQL | undefined {
  const { status, settledCentavos } = reservations;
  return or(eq(status, 'PAGA'), gt(settledCentavos, 0), isPaidByHours());
}

/** Credits that were bought pay for it. */
function isPaidByHours(): SQL {
  const { arenaId, id } = reservations;
  return sql`exists (select from voucher_use used join voucher v on v.arena_id = used.arena_id and v.id = used.voucher_id
    where used.arena_id = ${arenaId} and used.reservation_id = ${id} and used.given_back_at is null and ${SALE_STANDS})`;
}

/** Live reservations whose last hour is not over. */
export function isAhead(tx: Transaction, { id, zone }: Pick<ArenaRow, 'id' | 'zone'>): SQL | undefined {
  const { day, hour } = momentIn(tx.now, zone);
  const today = toIsoDay(day);
  const laterToday = tx
    .select({ hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(
      and(
        eq(reservationSlots.arenaId, reservations.arenaId),
        eq(reservationSlots.reservationId, reservations.id),
        gte(reservationSlots.hour, hour),
      ),
    );
  return and(
    eq(reservations.arenaId, id),
    IS_LIVE,
    or(gt(reservations.day, today), and(eq(reservations.day, today), exists(laterToday))),
  );
}

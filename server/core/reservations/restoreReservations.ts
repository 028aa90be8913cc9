import { and, eq, inArray, sql } from 'drizzle-orm';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { HeldHour } from '../hours/claimAll.ts';
import { takeAllHoursBack } from '../hours/takeHoursBack.ts';
import { keepCourts, occupantOf } from '../hours/occupants.ts';
import { takeVouchersAgain } from '../ledger/vouchers.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { dropJobs } from '#platform/outbox/jobs.ts';
import { stopGivingBack } from '../payment/giveBack.ts';
import { takeAllBack } from '../ledger/takeBack.ts';

/** What is read of a cancelled reservation and of its cancellation: whole rows of thousands take longer to read than to restore. */
export const STANDING = {
  reservation: {
    arenaId: reservations.arenaId,
    id: reservations.id,
    day: reservations.day,
    status: reservations.status,
    expiresAt: reservations.expiresAt,
    seriesId: reservations.seriesId,
  },
  cancellation: {
    id: cancellations.id,
    movementId: cancellations.movementId,
    jobId: cancellations.jobId,
    statusBefore: cancellations.statusBefore,
    closedAtBefore: cancellations.closedAtBefore,
    moneyBackBefore: cancellations.moneyBackBefore,
  },
};

/** A cancelled reservation, locked, and what cancelled it. */
export interface Standing {
  readonly reservation: Pick<typeof reservations.$inferSelect, keyof typeof STANDING.reservation>;
  readonly cancellation: Pick<typeof cancellations.$inferSelect, keyof typeof STANDING.cancellation>;
}

/** It waited for a PIX whose hour is over: it would be back for nothing. */
export function isHoldOver({ reservation: { expiresAt }, cancellation }: Standing, now: Date): boolean {
  return cancellation.statusBefore === 'PENDENTE' && expiresAt !== null && expiresAt <= now;
}

interface By {
  readonly arenaId: string;
  readonly by: string;
}

/**
 * Makes cancelled reservations of an arena what they were, in as many statements for a thousand as for one, or refuses: when
 * something has followed of any of them, none is restored. Nobody is told.
 */
export async function restoreReservations(tx: Transaction, { arenaId, by }: By, all: readonly Standing[]) {
  if (all.length === 0) return;
  const ids = all.map(({ reservation }) => reservation.id);
  noteReservations(tx, arenaId, ids);
  await stopRefunds(tx, arenaId, all);
  await takeHours(tx, arenaId, all);
  await refuseMadeAnew(tx, arenaId, all);
  if (!(await takeVouchersAgain(tx, arenaId, ids))) refuse('not_undoable');
  const parts = all.map(({ reservation, cancellation }) => ({ reservationId: reservation.id, part: cancellation.id }));
  const byPix = (await stopGivingBack(tx, arenaId, parts)) ?? refuse('not_undoable');
  const given = new Set([...all.flatMap(({ cancellation: { movementId } }) => movementId ?? []), ...byPix]);
  const again = (await takeAllBack(tx, { arenaId, by }, [...given])) ?? refuse('not_undoable');
  await writeBack(tx, arenaId, all, again);
  const which = all.map(({ cancellation }) => cancellation.id);
  await tx
    .update(cancellations)
    .set({ undoneAt: tx.now, undoneBy: by })
    .where(and(eq(cancellations.arenaId, arenaId), isOneOf(cancellations.id, which)));
  // What the arena brings back its player has no choice about any more.
  await tx
    .update(rebookings)
    .set({ state: 'withdrawn', endedAt: tx.now })
    .where(and(eq(rebookings.arenaId, arenaId), isOneOf(rebookings.id, which)));
}

/** What was to be done with each PIX must not have begun, and nobody may have paid it meanwhile. */
export async function stopRefunds(tx: Transaction, arenaId: string, all: readonly Standing[]): Promise<void> {
  const waiting = all.filter(({ cancellation }) => cancellation.jobId !== null);
  if (waiting.length === 0) return;
  const jobs = waiting.flatMap(({ cancellation: { jobId } }) => jobId ?? []);
  if (!(await dropJobs(tx, jobs))) refuse('not_undoable');
  const those = (isPaid: boolean) =>
    waiting.filter(({ cancellation }) => (cancellation.statusBefore === 'PAGA') === isPaid).map(idOf);
  const isOf = (ids: readonly string[]) => and(eq(charges.arenaId, arenaId), isOneOf(charges.reservationId, ids));
  const paid = await tx
    .delete(refunds)
    .where(
      and(
        inArray(
          refunds.chargeId,
          tx
            .select({ id: charges.id })
            .from(charges)
            .where(isOf(those(true))),
        ),
        eq(refunds.part, 'all'),
        eq(refunds.state, 'owed'),
      ),
    )
    .returning({ chargeId: refunds.chargeId });
  const open = await tx
    .select({ id: charges.id, of: charges.reservationId })
    .from(charges)
    .where(and(isOf(those(false)), inArray(charges.status, ['requested', 'pending'])))
    .orderBy(charges.id)
    .for('no key update');
  const isWhole = paid.length >= those(true).length && new Set(open.map(({ of }) => of)).size === those(false).length;
  if (!isWhole) refuse('not_undoable');
}

async function takeHours(tx: Transaction, arenaId: string, all: readonly Standing[]): Promise<void> {
  const rows = await tx
    .select({ id: reservationSlots.reservationId, courtId: reservationSlots.courtId, hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, arenaId), isOneOf(reservationSlots.reservationId, all.map(idOf))));
  const known = new Map(all.map((one) => [one.reservation.id, one]));
  const wanted = rows.flatMap(({ id, ...hour }): HeldHour[] => {
    const one = known.get(id);
    return one ? [{ occupantId: id, day: one.reservation.day, ...hour }] : [];
  });
  const again = all.map(({ reservation, cancellation }) =>
    occupantOf({ ...reservation, status: cancellation.statusBefore }),
  );
  const taken = await takeAllHoursBack(tx, arenaId, again, wanted);
  if (taken.length === 0) return;
  if (!(await keepCourts(tx, arenaId, wanted))) refuse('not_undoable', undefined, COURT_GONE);
  const ofOne = new Set(taken.map(({ occupantId }) => occupantId));
  const names = wanted.filter(({ occupantId }) => ofOne.has(occupantId)).map(({ hour }) => hour);
  refuse('slot_taken', undefined, `Já não estão todos livres: ${namesOf(names)}. O cancelamento fica como está.`);
}

function namesOf(hours: readonly number[]): string {
  return [...new Set(hours)]
    .toSorted((a, b) => a - b)
    .map(slotLabel)
    .join(', ');
}

const COURT_GONE = 'A quadra desta reserva foi excluída. O cancelamento fica como está.';

/** A week of a series that was made anew has another reservation: this one would be in no bill, and no end would free it. */
async function refuseMadeAnew(tx: Transaction, arenaId: string, all: readonly Standing[]): Promise<void> {
  const ids = all.filter(({ reservation }) => reservation.seriesId !== null).map(idOf);
  if (ids.length === 0) return;
  const weeks = await tx
    .select({ id: seriesWeeks.reservationId })
    .from(seriesWeeks)
    .where(and(eq(seriesWeeks.arenaId, arenaId), isOneOf(seriesWeeks.reservationId, ids)));
  if (new Set(weeks.map(({ id }) => id)).size < ids.length) refuse('not_undoable', undefined, MADE_ANEW);
}

const MADE_ANEW =
  'Esta semana do mensalista já foi trazida de volta com outra reserva. Traga-a de volta em Mensalistas.';

/** What was given back is settled again. @param again centavos by reservation */
async function writeBack(
  tx: Transaction,
  arenaId: string,
  all: readonly Standing[],
  again: ReadonlyMap<string, number>,
) {
  const rows = all.map(({ reservation: { id }, cancellation }) => ({
    id,
    status: cancellation.statusBefore,
    closed_at: cancellation.closedAtBefore,
    money_back: cancellation.moneyBackBefore,
    settled: again.get(id) ?? 0,
  }));
  await tx.execute(sql`
    update reservation set status = was.status, closed_at = was.closed_at, money_back = was.money_back,
      settled_centavos = reservation.settled_centavos + was.settled
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as was(id uuid, status text, closed_at timestamptz, money_back text, settled integer)
    where reservation.arena_id = ${arenaId}::uuid and reservation.id = was.id`);
}

function idOf({ reservation }: Standing): string {
  return reservation.id;
}

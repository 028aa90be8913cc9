import type { ReceivedMoney } from '#domain/ledger/cancellation.ts';
import { isReservation } from '#core/reservations/changed.ts';
import { giveBack } from '#core/payment/giveBack.ts';
import { rowAfter, settledOf } from '#core/reservations/move/accountsAfter.ts';
import { recordMove } from '#core/reservations/move/recordMove.ts';
import { HOURS_CHANGED, soldHour, writeHours } from '#core/reservations/move/soldHours.ts';
import { fitVoucherUse } from '#core/ledger/vouchers.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { oweHours } from '#core/payment/refunds.ts';
import type { Split } from './readSplits.ts';

interface Shortening {
  readonly arenaId: string;
  readonly closureId: string;
  readonly by: string;
  /** Until then the PIX is left alone, so that it can be undone. */
  readonly undoUntil: Date;
}

/** A split, and what becomes of what the arena has received for its hours, if anything. */
export interface Shortened {
  readonly split: Split;
  readonly received: ReceivedMoney | undefined;
}

/**
 * Takes hours off reservations that have begun, as a move does: what was played keeps its money and its debt. What is kept as a
 * deposit stays in the total, which a later move makes good. The hours themselves are claimed by the caller. Nobody is told.
 */
export async function shorten(tx: Transaction, closing: Shortening, shortened: readonly Shortened[]): Promise<void> {
  for (const one of shortened) await shortenOne(tx, closing, one);
}

async function shortenOne(tx: Transaction, closing: Shortening, { split, received }: Shortened): Promise<void> {
  const { arenaId, closureId, by, undoUntil: dueAt } = closing;
  const { before, hoursBefore, kept, discount, chargeId, byPix } = split;
  const account = { arenaId, reservationId: before.id, by };
  const isByPix = before.paymentMethod === 'platform';
  const settled = isByPix ? before.settledCentavos : await settledOf(tx, account, before);
  const value = received && received.becomes !== 'deposit' ? received.value : 0;
  const total = Math.max(split.total, settled - value);
  const row = isByPix ? sameRow(before) : rowAfter(before, { settled: settled - value, total, now: tx.now });
  const moveId = newId();
  noteReservations(tx, arenaId, [before.id]);
  await writeHours(tx, before, kept.map(soldHour));
  await fitVoucherUse(tx, account, kept.length);
  await tx
    .update(reservations)
    .set({
      totalCentavos: total,
      discountCentavos: discount,
      lostCentavos: Math.min(before.lostCentavos, total),
      ...row,
      ...HOURS_CHANGED,
    })
    .where(isReservation(arenaId, before.id));
  const method = received?.method ?? ('player_credit' as const);
  const given = { reservationId: before.id, centavos: value, method, part: moveId };
  const [movementId] = value > 0 ? await giveBack(tx, { arenaId, by, dueAt }, [given]) : [];
  const jobId = chargeId && byPix > 0 ? await oweHours(tx, { chargeId, moveId, amount: byPix, dueAt }) : undefined;
  await recordMove(tx, before, {
    id: moveId,
    by,
    hoursBefore,
    plan: { day: before.day, hours: kept, total },
    after: { row },
    given: movementId === undefined ? undefined : { value, movementId },
    closing: { closureId, jobId },
  });
}

/** What was paid by PIX is as paid as before. */
function sameRow({ status, statusBefore, closedAt, settledCentavos }: Split['before']) {
  return { status, statusBefore, closedAt, settledCentavos };
}

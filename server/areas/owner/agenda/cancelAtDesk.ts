import type { ReceivedMoney } from '#domain/ledger/cancellation.ts';
import { UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tellUnlessUndone } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { cancelReservations, moneyOf } from '#core/reservations/cancelReservations.ts';
import { changed, lockOwn } from '#core/reservations/changed.ts';
import { type Account, adoptInstallments, readReceived } from '#core/ledger/ledger.ts';

/** Cancels at the desk: what was received is accounted for, and for some seconds nothing happens that cannot be undone. */
export const cancelAtDesk: Write<'cancelAtDesk'> = {
  async decide({ viewer, params: { id }, body: { received } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const before = await lockOwn(tx, arenaId, id);
    await adoptInstallments(tx, arenaId, [id]);
    await refuseOtherSum(tx, { arenaId, reservationId: id, by }, received);
    const undoUntil = new Date(tx.now.getTime() + UNDO_ENDS_MS);
    const cancelled = { before, received };
    const [change = ''] = await cancelReservations(tx, { arenaId, by, undoUntil }, [cancelled]);
    const money = moneyOf(cancelled);
    const { playerId, facts } = await readBookedFacts(tx, { arenaId, reservationId: id });
    await tellUnlessUndone(tx, 'reservationCancelled', {
      person: playerId,
      subject: id,
      change,
      facts: { ...facts, ...(money && { money }) },
    });
    return changed(tx, { arenaId, id });
  },
};

/** Another window may have recorded a payment since the desk looked: nobody has decided about that one. */
async function refuseOtherSum(tx: Transaction, account: Account, seen: ReceivedMoney | undefined): Promise<void> {
  const received = await readReceived(tx, account);
  if (received === (seen?.value ?? 0)) return;
  const message = `Foram recebidos ${formatReais(received)} nesta reserva. Diga o que fazer com esse valor.`;
  refuse('received_changed', { received: received / 100 }, message);
}

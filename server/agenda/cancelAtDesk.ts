import { sql } from 'drizzle-orm';
import type { ReceivedMoney } from '../../domain/agenda/cancellation.ts';
import { UNDO_ENDS_MS } from '../../domain/agenda/undo.ts';
import { formatReais } from '../../domain/money/money.ts';
import { cancel } from '../booking/cancel.ts';
import { cancellations } from '../database/schema/ledger.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { changed, isReservation, lockOwn } from './changed.ts';
import { type Account, adoptInstallments, readReceived, recordRefund } from './ledger.ts';

/** Cancels at the desk: what was received is accounted for, and for some seconds nothing happens that cannot be undone. */
export const cancelAtDesk: Write<'cancelAtDesk'> = {
  async decide({ viewer, params: { id }, body: { received } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { personId } = signedIn(viewer);
    const before = await lockOwn(tx, arenaId, id);
    const account = { arenaId, reservationId: id, by: personId };
    await adoptInstallments(tx, account);
    await refuseOtherSum(tx, account, received);
    const undoUntil = new Date(tx.now.getTime() + UNDO_ENDS_MS);
    const jobId = await cancel(tx, id, { personId, as: 'owner', undoUntil });
    const movementId = received && (await giveBack(tx, account, received));
    await tx.insert(cancellations).values({
      arenaId,
      id: newId(),
      reservationId: id,
      at: tx.now,
      cancelledBy: personId,
      statusBefore: before.status,
      closedAtBefore: before.closedAt,
      moneyBackBefore: before.moneyBack,
      jobId: jobId ?? null,
      receivedCentavos: received?.value ?? null,
      becomes: received?.becomes ?? null,
      movementId: movementId ?? null,
    });
    return changed(tx, id, personId);
  },
};

/** Another window may have recorded a payment since the desk looked: nobody has decided about that one. */
async function refuseOtherSum(tx: Transaction, account: Account, seen: ReceivedMoney | undefined): Promise<void> {
  const received = await readReceived(tx, account);
  if (received === (seen?.value ?? 0)) return;
  const message = `Foram recebidos ${formatReais(received)} nesta reserva. Diga o que fazer com esse valor.`;
  refuse('received_changed', { received: received / 100 }, message);
}

/** Records what leaves the desk's hands; a deposit that is kept does not. */
async function giveBack(
  tx: Transaction,
  account: Account,
  { value, becomes, method }: ReceivedMoney,
): Promise<string | undefined> {
  if (becomes === 'deposit') return undefined;
  await tx
    .update(reservations)
    .set({ settledCentavos: sql`${reservations.settledCentavos} - ${value}` })
    .where(isReservation(account.arenaId, account.reservationId));
  return recordRefund(tx, account, value, method ?? 'player_credit');
}

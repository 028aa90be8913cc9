import { and, eq, inArray } from 'drizzle-orm';
import { charges, refunds } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import type { ProviderRefund } from './provider.ts';
import { copyTrouble } from './reservationMoney.ts';
import { type PaymentParts, settleCharge } from './settle.ts';
import { reservationOf } from './subject.ts';

export type RefundRow = typeof refunds.$inferSelect;

interface Kept {
  readonly charge: ChargeRow;
  readonly refund: RefundRow;
}

/** What a provider said of a refund that we ordered: it is under way, it is done, or it never will be. */
export async function keepRefund(parts: PaymentParts, kept: Kept, told: ProviderRefund): Promise<void> {
  const { charge, refund } = kept;
  const isKept = await inTransaction(parts.database, (tx) => keep(tx, kept, told));
  if (!isKept) return;
  const { part } = refund;
  if (told.state === 'rejected') {
    parts.log.error({ charge: charge.id, part }, 'A refund was refused: a person must return the money by other means');
  }
  if (told.state === 'done') await readSum(parts, charge);
}

async function keep(tx: Transaction, { charge, refund }: Kept, told: ProviderRefund): Promise<boolean> {
  // The charge before its refunds, as whoever settles it.
  await tx.select({ id: charges.id }).from(charges).where(eq(charges.id, charge.id)).for('no key update');
  const kept = await tx
    .update(refunds)
    .set({ ...CHANGES[told.state](tx.now), ...(told.id !== '' && { providerId: told.id }) })
    .where(
      and(eq(refunds.chargeId, charge.id), eq(refunds.part, refund.part), inArray(refunds.state, ['owed', 'sent'])),
    )
    .returning({ part: refunds.part });
  if (kept.length === 0) return false;
  if (charge.purpose === 'reservation') await tellReservation(tx, charge, told.state);
  return true;
}

const CHANGES = {
  in_process: (now: Date) => ({ state: 'sent' as const, sentAt: now }),
  done: (now: Date) => ({ state: 'done' as const, doneAt: now }),
  rejected: () => ({ state: 'refused' as const }),
};

async function tellReservation(tx: Transaction, charge: ChargeRow, state: ProviderRefund['state']): Promise<void> {
  if (state === 'in_process') return;
  const { arenaId, reservationId } = reservationOf(charge);
  if (state === 'done') {
    const returned = { status: 'refunded', refundedCentavos: charge.amountCentavos, movedAt: tx.now } as const;
    await tx.update(charges).set(returned).where(eq(charges.id, charge.id));
    await copyTrouble(tx, { ...charge, ...returned });
  }
  await tx
    .update(reservations)
    .set({ moneyBack: state === 'done' ? 'done' : 'refused' })
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
}

/** How much of a cart's charge went back is the provider's to say; when it does not answer now, it is asked later. */
async function readSum(parts: PaymentParts, charge: ChargeRow): Promise<void> {
  const provider = parts.providers.of(charge);
  if (charge.purpose !== 'cart' || !provider || charge.providerId === null) return;
  const told = await provider.get(charge.providerId);
  if (told._tag === 'Success') await settleCharge(parts, charge, told.success);
}

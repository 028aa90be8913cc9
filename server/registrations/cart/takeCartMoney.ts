import { and, asc, eq, isNull, notExists } from 'drizzle-orm';
import { chargeParts } from '../../database/schema/payments.ts';
import { registrationMembers, registrations } from '../../database/schema/registrations.ts';
import type { Transaction } from '../../database/transaction.ts';
import { oweShare } from '../../payment/refunds.ts';

/**
 * The money of a cart is there. Each share pays for its place in its registration, or goes back when that was cancelled
 * or paid otherwise in the meantime. Never neither, never both.
 */
export async function takeCartMoney(tx: Transaction, chargeId: string): Promise<'paid' | 'refunding'> {
  const shares = await tx
    .select()
    .from(chargeParts)
    .where(eq(chargeParts.chargeId, chargeId))
    .orderBy(asc(chargeParts.registrationId));
  let hasPaid = false;
  for (const { registrationId, position, amountCentavos: amount } of shares) {
    if (await payPlace(tx, registrationId, position)) hasPaid = true;
    else await oweShare(tx, { chargeId, registrationId, position, amount, reason: 'paid in vain' });
  }
  return hasPaid ? 'paid' : 'refunding';
}

async function payPlace(tx: Transaction, registrationId: string, position: number): Promise<boolean> {
  // The registration first, as everywhere: who cancels it at the same moment is waited for, or waits.
  await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.id, registrationId))
    .for('update');
  const paid = await tx
    .update(registrationMembers)
    .set({ paidVia: 'gateway', paidAt: tx.now })
    .where(
      and(
        eq(registrationMembers.registrationId, registrationId),
        eq(registrationMembers.position, position),
        eq(registrationMembers.isLive, true),
        isNull(registrationMembers.paidVia),
      ),
    )
    .returning({ position: registrationMembers.position });
  if (paid.length === 0) return false;
  await closeWhenPaid(tx, registrationId);
  return true;
}

/** A registration is PAGA when nobody of it owes anything any more. */
export async function closeWhenPaid(tx: Transaction, registrationId: string): Promise<void> {
  const unpaid = tx
    .select({ position: registrationMembers.position })
    .from(registrationMembers)
    .where(and(eq(registrationMembers.registrationId, registrationId), isNull(registrationMembers.paidVia)));
  await tx
    .update(registrations)
    .set({ status: 'PAGA' })
    .where(and(eq(registrations.id, registrationId), eq(registrations.status, 'PENDENTE'), notExists(unpaid)));
}

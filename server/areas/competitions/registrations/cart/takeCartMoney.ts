import { and, asc, eq, isNull, notExists } from 'drizzle-orm';
import { chargeParts } from '#platform/database/schema/payments.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { oweShare } from '#core/payment/refunds.ts';

/**
 * The money of a cart has arrived. Each share either pays for its place or is refunded, when the registration was cancelled
 * or the place was paid otherwise in the meantime. Exactly one of the two happens.
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
  // Locks the registration first, as everywhere, so that a simultaneous cancellation waits, or this waits for it.
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

/** Sets a registration to PAGA when none of its members owes anything. */
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

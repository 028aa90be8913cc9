import { and, eq, inArray } from 'drizzle-orm';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import type { ProviderRefund } from './provider.ts';
import { isPart, type RefundRow } from './refunds.ts';
import { copyTrouble } from './copyTrouble.ts';
import { type PaymentDependencies, settleCharge } from './settle.ts';
import { noteLinkRefund } from './linkRefunds.ts';
import { isPaidByCharge, reservationOf } from './subject.ts';
import { tellDeskOfLink, tellDeskOfMoney, tellOfBill, tellOfCart, tellPayer } from './tellMoney.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

interface Kept {
  readonly charge: ChargeRow;
  readonly refund: RefundRow;
}

/** Stores the provider's report on a refund that we ordered: in process, done or rejected. */
export async function keepRefund(
  dependencies: PaymentDependencies,
  kept: Kept,
  reported: ProviderRefund,
): Promise<void> {
  const { charge, refund } = kept;
  const isKept = await inTransaction(dependencies.database, async (tx) => {
    // What its refunds say is copied to the reservation, which is locked before its charges.
    if (charge.purpose === 'link') await dependencies.subjects.link.lock?.(tx, charge);
    return keep(tx, kept, reported);
  });
  if (!isKept) return;
  const { part } = refund;
  if (reported.state === 'rejected') {
    dependencies.log.error(
      { charge: charge.id, part },
      'A refund was refused: a person must return the money by other means',
    );
  }
  if (reported.state === 'done' && isPart(refund, charge)) await readSum(dependencies, charge);
}

async function keep(tx: Transaction, { charge, refund }: Kept, reported: ProviderRefund): Promise<boolean> {
  // The charge is locked before its refunds, in the same order as when it is settled.
  await tx.select({ id: charges.id }).from(charges).where(eq(charges.id, charge.id)).for('no key update');
  const kept = await tx
    .update(refunds)
    .set({ ...CHANGES[reported.state](tx.now), ...(reported.id !== '' && { providerId: reported.id }) })
    .where(
      and(eq(refunds.chargeId, charge.id), eq(refunds.part, refund.part), inArray(refunds.state, ['owed', 'sent'])),
    )
    .returning({ part: refunds.part });
  if (kept.length === 0) return false;
  if (reported.state === 'done' && !isPart(refund, charge)) await noteReturned(tx, charge);
  if (charge.purpose === 'link') await noteLinkRefund(tx, charge);
  if (charge.purpose === 'reservation') await noteOnReservation(tx, { charge, refund }, reported.state);
  await tellKept(tx, { charge, refund }, reported.state);
  return true;
}

async function tellKept(tx: Transaction, { charge, refund }: Kept, state: ProviderRefund['state']): Promise<void> {
  if (state === 'in_process') return;
  const sum = { value: refund.amountCentavos, change: refund.part };
  const isDone = state === 'done';
  // The page of a link says that the money is back; its payer has no account to be told.
  if (charge.purpose === 'link') return isDone ? undefined : tellDeskOfLink(tx, 'refundRefused', charge, sum);
  if (charge.purpose === 'bill') return tellOfBill(tx, charge, isDone ? 'returned' : 'refused', sum);
  if (charge.purpose === 'cart') return tellOfCart(tx, isDone ? 'cartRefundDone' : 'cartRefundRefused', charge, sum);
  return isDone ? tellPayer(tx, 'refundDone', charge, sum) : tellDeskOfMoney(tx, 'refundRefused', charge, sum);
}

const CHANGES = {
  in_process: (now: Date) => ({ state: 'sent' as const, sentAt: now }),
  done: (now: Date) => ({ state: 'done' as const, doneAt: now }),
  rejected: () => ({ state: 'refused' as const }),
};

async function noteReturned(tx: Transaction, charge: ChargeRow): Promise<void> {
  const returned = { status: 'refunded', refundedCentavos: charge.amountCentavos, movedAt: tx.now } as const;
  await tx.update(charges).set(returned).where(eq(charges.id, charge.id));
  await copyTrouble(tx, { ...charge, ...returned });
}

async function noteOnReservation(
  tx: Transaction,
  { charge, refund }: Kept,
  state: ProviderRefund['state'],
): Promise<void> {
  if (state === 'in_process') return;
  const which = reservationOf(charge);
  noteReservations(tx, which.arenaId, [which.reservationId]);
  // The money of hours that a closure took: the reservation goes on, and what it costs now is paid.
  if (refund.part !== 'all') return;
  await tx
    .update(reservations)
    .set({ moneyBack: state === 'done' ? 'done' : 'refused' })
    .where(isPaidByCharge(which));
}

/** The provider knows how much of a charge went back in parts. If it does not answer now, it is asked later. */
async function readSum(dependencies: PaymentDependencies, charge: ChargeRow): Promise<void> {
  if (charge.providerId === null) return;
  const provider = await dependencies.providers.of(charge);
  if (!provider) return;
  const answer = await provider.get(charge.providerId);
  if (answer._tag === 'Success') await settleCharge(dependencies, charge, answer.success);
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { chargeParts } from '#platform/database/schema/payments.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { writeReturned } from '#core/payment/writeReturned.ts';
import type { ChargeRow } from '#core/payment/charges.ts';
import { shareNameOf } from '#core/payment/shareName.ts';
import { tellLeft } from '#core/notices/categoryNotices.ts';
import { tellOfCart } from '#core/payment/tellMoney.ts';
import { leaveRegistration, lockRegistration } from '../endRegistration.ts';

/**
 * The provider returned everything that was paid for a cart. A registration ends with it before the draw. After the draw it
 * keeps its place, and the players whose money was returned owe it again.
 */
export async function returnShares(
  tx: Transaction,
  { id: chargeId, cartId }: Pick<ChargeRow, 'id' | 'cartId'>,
): Promise<void> {
  const { registrationId, position, amountCentavos: amount } = chargeParts;
  const { categoryId } = registrations;
  const shares = await tx
    .select({ registrationId, categoryId, position, amount })
    .from(chargeParts)
    .innerJoin(registrations, eq(registrations.id, registrationId))
    .where(eq(chargeParts.chargeId, chargeId))
    .orderBy(asc(categoryId), asc(registrationId), asc(position));
  const categoryOf = new Map(shares.map((share) => [share.registrationId, share.categoryId]));
  for (const [id, category] of categoryOf) {
    const own = shares.filter((share) => share.registrationId === id);
    await returnSharesOf(tx, { chargeId, cartId, id, categoryId: category, shares: own });
  }
}

interface Returned {
  readonly chargeId: string;
  readonly cartId: string | null;
  /** The registration's id. */
  readonly id: string;
  readonly categoryId: string;
  /** `amount` is in centavos. */
  readonly shares: readonly { readonly position: number; readonly amount: number }[];
}

async function returnSharesOf(tx: Transaction, { chargeId, cartId, id, categoryId, shares }: Returned): Promise<void> {
  const category = await lockRegistration(tx, id, categoryId);
  const positions: number[] = [];
  for (const { position, amount } of shares) {
    const part = shareNameOf({ registrationId: id, position });
    // A share that was already being refunded does not pay for the place.
    if (await writeReturned(tx, { chargeId, part, amount })) positions.push(position);
    await tellOfCart(tx, 'cartRefundDone', { id: chargeId, cartId }, { value: amount, change: part });
  }
  const lost = await tx
    .update(registrationMembers)
    .set({ paidVia: null, paidAt: null })
    .where(
      and(
        eq(registrationMembers.registrationId, id),
        inArray(registrationMembers.position, positions),
        eq(registrationMembers.isLive, true),
        eq(registrationMembers.paidVia, 'gateway'),
      ),
    )
    .returning({ playerId: registrationMembers.playerId });
  const [first] = lost;
  if (!first || category.phase !== 'registrations') return;
  await leaveRegistration(tx, id, category);
  await tellLeft(tx, id, first.playerId);
}

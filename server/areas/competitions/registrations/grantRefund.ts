import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { chargeParts, charges, refunds } from '#platform/database/schema/payments.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { oweShare } from '#core/payment/refunds.ts';
import { shareName } from '#core/payment/shareName.ts';
import { lockRegistration } from './endRegistration.ts';
import { findRegistration } from './findRegistration.ts';

/**
 * A player who gave up after the draw gets no refund automatically. The organizer may grant one, once per person, with a
 * stored reason. It goes through the same queue as every refund.
 */
export const grantRefund: Write<'grantRefund'> = {
  async decide({ viewer, params: { id }, body: { player, reason } }, tx) {
    const found = await findRegistration(tx, id);
    if (found?.organizerId !== signedIn(viewer).personId) return refuse('registration_not_found');
    await lockRegistration(tx, id, found.categoryId);
    const granted = await tx
      .update(registrationMembers)
      .set({ refundGrantedAt: tx.now, refundReason: reason.trim() })
      .where(
        and(
          eq(registrationMembers.registrationId, id),
          eq(registrationMembers.playerId, player),
          eq(registrationMembers.isLive, false),
          isNull(registrationMembers.refundGrantedAt),
        ),
      )
      .returning({ position: registrationMembers.position });
    const [place] = granted;
    if (!place) return refuse(await whyNot(tx, id, player));
    const kept = await readKept(tx, id, place.position);
    if (kept.length === 0) return refuse('nothing_to_refund');
    for (const { chargeId, amount } of kept) {
      await oweShare(tx, {
        chargeId,
        registrationId: id,
        position: place.position,
        amount,
        reason: 'granted by the organizer',
      });
    }
    return { data: {} };
  },
};

async function whyNot(tx: Transaction, registrationId: string, playerId: string) {
  const [member] = await tx
    .select({ isLive: registrationMembers.isLive })
    .from(registrationMembers)
    .where(and(eq(registrationMembers.registrationId, registrationId), eq(registrationMembers.playerId, playerId)));
  if (!member) return 'registration_not_found' as const;
  return member.isLive ? ('registration_live' as const) : ('nothing_to_refund' as const);
}

/** What was paid through the platform for a place and has no refund yet. */
async function readKept(tx: Transaction, registrationId: string, position: number) {
  const isOfPart = and(eq(refunds.chargeId, chargeParts.chargeId), eq(refunds.part, shareName));
  return tx
    .select({ chargeId: chargeParts.chargeId, amount: chargeParts.amountCentavos })
    .from(chargeParts)
    .innerJoin(charges, eq(charges.id, chargeParts.chargeId))
    .where(
      and(
        eq(chargeParts.registrationId, registrationId),
        eq(chargeParts.position, position),
        isNotNull(charges.approvedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(refunds)
            .where(isOfPart),
        ),
      ),
    )
    .orderBy(asc(chargeParts.chargeId));
}

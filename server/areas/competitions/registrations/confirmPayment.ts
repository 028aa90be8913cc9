import { and, eq, inArray, isNull } from 'drizzle-orm';
import { takeOutOfCarts } from './cart/cartItems.ts';
import { closeWhenPaid } from './cart/takeCartMoney.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { thesePeople } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { confirm } from './decideInvited.ts';
import { lockRegistration } from './endRegistration.ts';
import { findRegistration } from './findRegistration.ts';

const PLACES = { player: [0], partner: [1] } as const;

/** The organizer received the money outside the platform: the places that were paid owe nothing here any more. */
export const confirmPayment: Write<'confirmPayment'> = {
  async decide({ viewer, params: { id }, body: { payer } = {} }, tx) {
    const found = await findRegistration(tx, id);
    if (found?.organizerId !== signedIn(viewer).personId) return refuse('registration_not_found');
    await lockRegistration(tx, id, found.categoryId);
    const [row] = await tx.select().from(registrations).where(eq(registrations.id, id));
    if (row?.status === 'CANCELADA') return refuse('registration_cancelled');
    const places = payer === 'player' || payer === 'partner' ? PLACES[payer] : undefined;
    const paid = await tx
      .update(registrationMembers)
      .set({ paidVia: 'organizer', paidAt: tx.now })
      .where(
        and(
          eq(registrationMembers.registrationId, id),
          isNull(registrationMembers.paidVia),
          places ? inArray(registrationMembers.position, [...places]) : undefined,
        ),
      )
      .returning();
    // Money received for an invited player confirms them. Their private data stays hidden, because they have not accepted.
    for (const member of paid) if (member.standing === 'invited') await confirm(tx, member);
    if (paid.length > 0) {
      await takeOutOfCarts(
        tx,
        id,
        paid.map(({ position }) => position),
      );
    }
    await closeWhenPaid(tx, id);
    const to = thesePeople(paid.map(({ playerId }) => playerId));
    await tellOfCategory(tx, 'markedPaid', { categoryId: found.categoryId, to, subject: id, by: found.organizerId });
    return { data: {} };
  },
};

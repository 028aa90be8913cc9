import { and, eq, exists, gt, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { PIX_MINUTES } from '#domain/notices/reminderKinds.ts';
import type { Queries } from '#platform/database/database.ts';
import { events } from '#platform/database/schema/events.ts';
import { chargeParts, charges } from '#platform/database/schema/payments.ts';
import { carts, registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson } from '../audiences.ts';
import { tell } from '../tell.ts';
import { wasTold } from '../wasTold.ts';

const KIND = 'cartPixEnding';

/** The PIX of a cart can still be paid, is about to end, and something that it pays for is still owed. */
function isEnding(queries: Queries, now: Date) {
  const isOwed = exists(
    queries
      .select({ one: sql`1` })
      .from(chargeParts)
      .innerJoin(
        registrationMembers,
        and(
          eq(registrationMembers.registrationId, chargeParts.registrationId),
          eq(registrationMembers.position, chargeParts.position),
        ),
      )
      .where(
        and(
          eq(chargeParts.chargeId, charges.id),
          eq(registrationMembers.isLive, true),
          isNull(registrationMembers.paidVia),
        ),
      ),
  );
  return and(
    isNotNull(charges.cartId),
    eq(charges.status, 'pending'),
    gt(charges.expiresAt, now),
    lte(charges.expiresAt, new Date(now.getTime() + PIX_MINUTES * 60_000)),
    isOwed,
  );
}

/** The charges of carts that are about to end and whose payers were not told yet, by id, at most so many. */
export async function readEndingCarts(queries: Queries, now: Date, most: number): Promise<string[]> {
  const isTold = wasTold(queries, { person: carts.playerId, kind: KIND, subject: charges.id });
  const rows = await queries
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(carts, eq(carts.id, charges.cartId))
    .where(and(isEnding(queries, now), not(isTold)))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Looks again, under the lock that whoever settles the charge takes too. */
export async function remindOfCart(tx: Transaction, chargeId: string): Promise<void> {
  await tx.select({ id: charges.id }).from(charges).where(eq(charges.id, chargeId)).for('update');
  const [found] = await tx
    .select({
      payer: carts.playerId,
      eventId: events.id,
      event: events.name,
      value: charges.amountCentavos,
      expiresAt: charges.expiresAt,
    })
    .from(charges)
    .innerJoin(carts, eq(carts.id, charges.cartId))
    .innerJoin(events, eq(events.id, carts.eventId))
    .where(and(eq(charges.id, chargeId), isEnding(tx, tx.now)));
  if (!found) return;
  const { payer, expiresAt, ...facts } = found;
  const until = formatPixValidity(expiresAt);
  await tell(tx, KIND, { to: onePerson(payer), subject: chargeId, facts: { ...facts, until } });
}

/** Whether a cart's PIX of which somebody was reminded can still be paid, and has still to be. */
export async function isCartStillEnding(queries: Queries, chargeId: string, now: Date): Promise<boolean> {
  const found = await queries
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.id, chargeId), isEnding(queries, now)));
  return found.length > 0;
}

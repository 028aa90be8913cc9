import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';
import { payouts } from '#platform/database/schema/paymentAccounts.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { carts } from '#platform/database/schema/registrations.ts';
import { isUnsettled } from '#platform/database/schema/unsettled.ts';

/**
 * Whoever was given its money by a payout; before the first, whoever holds the arena, or the organizer of the event. So
 * what goes back later is taken from whom it was given, even if they have handed the arena on.
 */
const PAYEE = sql<string>`coalesce(${payouts.personId}, ${arenas.ownerId}, ${events.organizerId})`;

const { refundedCentavos, amountCentavos } = charges;

/**
 * What the platform has of a charge for its payee: not what went back, nor what is on its way back. A refund that the
 * bank refused counts as on its way until somebody returns the money; if that was the payee, the platform has it for them.
 * Read over the refunds of a charge, joined once: thousands of charges are added up for the list of payees.
 */
const HOLDS = sql`case when ${charges.status} = 'approved' then greatest(0, ${amountCentavos}
    - greatest(${refundedCentavos}, ${refundsThat(sql`${refunds.state} = 'done'`)})
    - ${refundsThat(sql`${refunds.state} in ('owed', 'sent', 'refused')
        or ${refunds.state} = 'returned' and ${refunds.returnedBy} is distinct from ${PAYEE}`)})
  else 0 end`;

function refundsThat(are: SQL): SQL {
  return sql`coalesce(sum(${refunds.amountCentavos}) filter (where ${are}), 0)`;
}

/** Whether a charge's money is for this person, so that an index of the charges finds them. */
export function isFor(personId: string): SQL {
  const theirs = sql`select ${carts.id} from ${carts} join ${events} on ${events.id} = ${carts.eventId} where ${events.organizerId} = ${personId}`;
  const given = sql`select ${payouts.id} from ${payouts} where ${payouts.personId} = ${personId}`;
  return sql`(${charges.payoutId} = any(array(${given})) or ${charges.payoutId} is null
    and (${charges.arenaId} = any(array(select ${arenas.id} from ${arenas} where ${arenas.ownerId} = ${personId}))
      or ${charges.cartId} = any(array(${theirs}))))`;
}

/**
 * What the next payouts consist of, a row a charge, as a subquery: `holds`, what the platform has of it for the payee
 * before its fee; `fee`, its fee of that; `due`, what a payout gives for it, negative when it takes. In centavos.
 *
 * Included is all money that came to the platform's account and is not disputed, also for hours that are not played yet:
 * what goes back after its payout is taken from the next. The fee is the present one, rounded half up for each charge,
 * as in the owner's figures; of money that a payout gave it stays that of the payout.
 * @param feeBasisPoints the platform's fee in hundredths of a percent
 */
export function unsettledCharges(queries: Queries, feeBasisPoints: number, where?: SQL) {
  const { id, arenaId, reservationId, approvedAt, passedCentavos, feeCentavos } = charges;
  const held = queries
    .select({
      id,
      arenaId,
      reservationId,
      amount: amountCentavos,
      paidAt: approvedAt,
      place: sql<string>`coalesce(${arenas.name}, ${events.name})`.as('place'),
      person: PAYEE.as('person'),
      passed: passedCentavos,
      kept: feeCentavos,
      holds: sql<number>`(${HOLDS})::int`.mapWith(Number).as('holds'),
    })
    .from(charges)
    .leftJoin(arenas, eq(arenas.id, charges.arenaId))
    .leftJoin(carts, eq(carts.id, charges.cartId))
    .leftJoin(events, eq(events.id, carts.eventId))
    .leftJoin(payouts, eq(payouts.id, charges.payoutId))
    .leftJoin(refunds, eq(refunds.chargeId, id))
    .where(and(isUnsettled(charges), where))
    .groupBy(id, arenas.id, events.id, payouts.id)
    .as('held');
  const fee = sql`((${held.holds}::bigint * ${feeBasisPoints}::int + 5000) / 10000)::int`;
  return queries
    .select({
      id: held.id,
      arenaId: held.arenaId,
      reservationId: held.reservationId,
      amount: held.amount,
      paidAt: held.paidAt,
      place: held.place,
      person: held.person,
      holds: held.holds,
      fee: sql<number>`${fee}`.mapWith(Number).as('fee'),
      due: sql<number>`${held.holds} - ${fee} - ${held.passed}`.mapWith(Number).as('due'),
    })
    .from(held)
    .where(sql`${held.holds} <> ${held.passed} + ${held.kept}`)
    .as('open');
}

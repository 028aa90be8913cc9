import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { MOST_SHOWN } from '#domain/platformAdmin/platformTroubles.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { carts } from '#platform/database/schema/registrations.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { outbox } from '#platform/database/schema/system.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { IS_DISPUTED, IS_FAILING, IS_OPEN_REFUND, IS_UNREACHABLE } from '#platform/metrics/troubles.ts';

/** What an operator looks after, the oldest first, without names or addresses of people. */
export function readTroubles({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'operation'> {
  return async () => {
    const data = {
      failingJobs: await readJobs(orm),
      openRefunds: await readRefunds(orm),
      disputes: await readCharges(orm, IS_DISPUTED, charges.movedAt),
      unreachable: await readCharges(orm, IS_UNREACHABLE, charges.unreachableSince),
      counts: {
        failingJobs: await orm.$count(outbox, IS_FAILING),
        openRefunds: await orm.$count(refunds, IS_OPEN_REFUND),
        disputes: await orm.$count(charges, IS_DISPUTED),
        unreachable: await orm.$count(charges, IS_UNREACHABLE),
      },
    };
    return { data };
  };
}

async function readJobs(queries: Queries) {
  const rows = await queries
    .select({
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      nextTryAt: outbox.dueAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(IS_FAILING)
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(MOST_SHOWN);
  return rows.map(({ lastError, ...job }) => ({ ...job, ...present({ lastError }) }));
}

async function readRefunds(queries: Queries) {
  const charge = selectCharges(queries, charges.createdAt).as('of_charge');
  const rows = await queries
    .select({
      state: refunds.state,
      part: refunds.part,
      amount: refunds.amountCentavos,
      since: refunds.createdAt,
      charge: charge.charge,
      place: charge.place,
      day: charge.day,
      event: charge.event,
    })
    .from(refunds)
    .innerJoin(charge, eq(charge.charge, refunds.chargeId))
    .where(IS_OPEN_REFUND)
    .orderBy(asc(refunds.createdAt), asc(refunds.chargeId), asc(refunds.part))
    .limit(MOST_SHOWN);
  return rows.flatMap(({ state, ...row }) =>
    state === 'owed' || state === 'refused' ? [{ state, ...withPurpose(row) }] : [],
  );
}

async function readCharges(queries: Queries, isTroubled: SQL, since: TroubleInstant) {
  const rows = await selectCharges(queries, since)
    .where(isTroubled)
    .orderBy(asc(since), asc(charges.id))
    .limit(MOST_SHOWN);
  return rows.flatMap(({ since: from, ...row }) => (from ? [{ since: from, ...withPurpose(row) }] : []));
}

type TroubleInstant = typeof charges.createdAt | typeof charges.movedAt | typeof charges.unreachableSince;

/** Charges with the arena and day, or the event, that they were for. */
function selectCharges<Since extends TroubleInstant>(queries: Queries, since: Since) {
  return queries
    .select({
      charge: charges.id,
      amount: charges.amountCentavos,
      since,
      place: sql<string>`coalesce(${arenas.name}, ${events.name}, '')`.as('place'),
      day: reservations.day,
      event: carts.eventId,
    })
    .from(charges)
    .leftJoin(paymentLinks, and(eq(paymentLinks.arenaId, charges.arenaId), eq(paymentLinks.id, charges.linkId)))
    .leftJoin(
      reservations,
      and(
        eq(reservations.arenaId, charges.arenaId),
        sql`${reservations.id} = coalesce(${charges.reservationId}, ${paymentLinks.reservationId})`,
      ),
    )
    .leftJoin(arenas, eq(arenas.id, charges.arenaId))
    .leftJoin(carts, eq(carts.id, charges.cartId))
    .leftJoin(events, eq(events.id, carts.eventId));
}

function withPurpose<Row extends { readonly day: string | null; readonly event: string | null }>(row: Row) {
  const { day, event, ...rest } = row;
  return { ...rest, ...(day !== null && { day: fromIsoDay(day) }), ...present({ event }) };
}

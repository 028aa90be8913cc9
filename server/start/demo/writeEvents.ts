import type { Day } from '#domain/values/days/day.ts';
import { decisionEnd } from '#domain/registrations/invitation.ts';
import { categories, events, unregisteredArenas } from '#platform/database/schema/events.ts';
import { chargeParts, charges, sandboxCharges } from '#platform/database/schema/payments.ts';
import { cartItems, carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { type Job, jobRow } from '#platform/outbox/jobs.ts';
import { jobsOfCharge } from '#core/payment/watch.ts';
import { demoCarts } from './carts.ts';
import { demoEvents } from './events.ts';
import type { Cast } from './people.ts';
import { HOUR_MS } from './pix.ts';
import { NOT_DRAWN, playedRows } from './played.ts';
import { type DemoRegistration, demoRegistrations } from './registrations.ts';
import { demoUnregisteredArenas } from './unregisteredArenas.ts';
import { write } from './write.ts';

interface Stage {
  readonly cast: Cast;
  readonly today: Day;
  readonly receiver: string;
}

export async function writeEvents(tx: Transaction, { cast, today, receiver }: Stage): Promise<void> {
  const story = demoEvents(cast, today, tx.now);
  const open = story.flatMap((event) => event.categories);
  const entered = open.flatMap((category) => demoRegistrations(category, cast, tx.now));
  const played = open.flatMap((category) => playedRows(category, entered));
  const entrantOf = new Map(played.flatMap((one) => [...one.entrantOf]));
  const paid = demoCarts(entered, tx.now, receiver);
  const pix = paid.flatMap((cart) => (cart.pix ? [{ ...cart.pix, items: cart.items }] : []));
  await write(tx, unregisteredArenas, demoUnregisteredArenas(tx.now));
  await write(
    tx,
    events,
    story.map(({ row }) => row),
  );
  await write(
    tx,
    categories,
    open.map((category) => ({
      ...category.row,
      doublesTaken: entered.filter((one) => isIn(one, category.row.id)).length,
      ...(played.find(({ categoryId }) => categoryId === category.row.id)?.category ?? NOT_DRAWN),
    })),
  );
  await write(
    tx,
    entrants,
    played.flatMap((one) => one.entrants),
  );
  await write(
    tx,
    registrations,
    entered.map((one) => ({ ...registrationRow(one), entrantId: entrantOf.get(one.id) ?? null })),
  );
  await write(
    tx,
    matches,
    played.flatMap((one) => one.matches.map((match) => ({ ...match, isWalkover: false }))),
  );
  await write(tx, registrationMembers, entered.flatMap(memberRows));
  await write(
    tx,
    carts,
    paid.map(({ cart }) => cart),
  );
  await write(
    tx,
    cartItems,
    paid.flatMap(({ items }) => items),
  );
  await write(
    tx,
    charges,
    pix.map(({ charge }) => charge),
  );
  await write(
    tx,
    sandboxCharges,
    pix.map(({ sandboxCharge }) => sandboxCharge),
  );
  await write(
    tx,
    chargeParts,
    pix.flatMap(({ charge, items }) =>
      items.map(({ registrationId, position, owedCentavos }) => {
        return { chargeId: charge.id, registrationId, position, amountCentavos: owedCentavos };
      }),
    ),
  );
  // The jobs that poll the bank for pending charges, as if players had ordered these.
  const waiting = pix.filter(({ charge }) => charge.status === 'pending').flatMap(({ charge }) => jobsOfCharge(charge));
  const asked = entered.flatMap(jobsOfInvited);
  await write(
    tx,
    outbox,
    [...waiting, ...asked].map((job) => ({ ...jobRow(job, tx.now), attempts: 0 })),
  );
}

function isIn({ of, status }: DemoRegistration, categoryId: string): boolean {
  return of.row.id === categoryId && status !== 'CANCELADA';
}

function registrationRow({ id, of, status, createdAt }: DemoRegistration): typeof registrations.$inferInsert {
  const isCancelled = status === 'CANCELADA';
  const cancelledAt = isCancelled ? (of.calledOffAt ?? new Date(createdAt.getTime() + HOUR_MS)) : null;
  const ending = isCancelled && of.calledOffAt ? 'calledOff' : null;
  return { id, eventId: of.row.eventId, categoryId: of.row.id, status, createdAt, cancelledAt, ending };
}

/** The jobs that end a registration if an invited member never answers. */
function jobsOfInvited({ id, members }: DemoRegistration): Job[] {
  return members.flatMap(({ asked }) =>
    asked ? [{ kind: 'endInvitations', registration: id, dueAt: decisionEnd(asked.until) }] : [],
  );
}

function memberRows({ id, of, status, createdAt, members }: DemoRegistration) {
  return members.map(({ player, shirtSize, paidVia, asked }, position): typeof registrationMembers.$inferInsert => ({
    registrationId: id,
    position,
    categoryId: of.row.id,
    playerId: player.id,
    shirtSize,
    isLive: status !== 'CANCELADA',
    standing: asked ? 'invited' : 'accepted',
    invitedBy: asked?.by.id ?? null,
    invitedUntil: asked?.until ?? null,
    owedCentavos: of.row.priceCentavos,
    paidVia,
    paidAt: paidVia === null ? null : new Date(createdAt.getTime() + HOUR_MS),
  }));
}

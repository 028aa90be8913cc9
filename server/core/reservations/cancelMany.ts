import { and, eq, sql } from 'drizzle-orm';
import { cancellableFrom } from '#domain/booking/reservation.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { tellAllUnlessUndone, tellDesks } from '../notices/tell.ts';
import { givesPixBack } from '#domain/booking/pixBack.ts';
import { stopPix } from './cancel.ts';
import { closeReservations } from '../hours/closeReservations.ts';
import type { Side } from './side.ts';

/** Most reservations that one transaction cancels when somebody leaves; the rest is done by jobs. */
export const PART = 100;

/**
 * Cancels reservations of one arena, whose rows are locked and can be cancelled, as {@link cancel} does each: in as many statements
 * for a hundred as for one. The other side hears of it.
 */
export async function cancelMany(
  tx: Transaction,
  arenaId: string,
  ids: readonly string[],
  as: Side['as'],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await readBooked(tx, arenaId, ids);
  const closed = new Set(await closeReservations(tx, ids, { arenaId, from: cancellableFrom(as), to: 'CANCELADA' }));
  const cancelled = rows.filter(({ id }) => closed.has(id));
  await stopPix(tx, arenaId, cancelled, tx.now);
  const told = cancelled.map((before) => {
    const { id, arena, day, hours, playerId, status, paymentMethod } = before;
    const facts = { reservation: id, arena, day, hours: hoursText(hours ?? []) };
    const isHold = paymentMethod === 'platform' && status === 'PENDENTE';
    return { facts, subject: id, playerId, isHold, isPixBack: givesPixBack(before) };
  });
  if (as === 'player') {
    // A hold that nobody had paid was never told of.
    const known = told.filter(({ isHold }) => !isHold);
    const toDesk = known.map(({ facts, subject, playerId }) => ({ facts, subject, about: playerId }));
    return tellDesks(tx, 'bookingCancelled', arenaId, toDesk);
  }
  const toPlayers = told.flatMap(({ facts, subject, playerId: person, isPixBack }) => {
    const money = isPixBack ? ({ becomes: 'pix' } as const) : undefined;
    return person === null ? [] : [{ person, subject, facts: { ...facts, ...(money && { money }) } }];
  });
  await tellAllUnlessUndone(tx, 'reservationCancelled', toPlayers, 0);
}

function readBooked(tx: Transaction, arenaId: string, ids: readonly string[]) {
  const { id, status, paymentMethod, moneyBack, totalCentavos, day, playerId } = reservations;
  const hours = sql<number[] | null>`(
    select json_agg(distinct ${reservationSlots.hour}) from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id})`;
  return tx
    .select({ id, status, paymentMethod, moneyBack, totalCentavos, day, playerId, arena: arenas.name, hours })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.arenaId, arenaId), isOneOf(id, ids)))
    .orderBy(id);
}

import type { OwnerOrder } from '#domain/agenda/ownerOrder.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { book } from '#core/sale/book.ts';
import { readBookingContext, readGuestContext } from '#core/sale/bookingContext.ts';
import { readReservation } from '#core/reservations/readReservations.ts';
import { isOfManagement } from '#core/arenas/isOfManagement.ts';
import { codeOf, sell, selectionOf } from '#core/sale/sale.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell } from '#core/notices/tell.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { recordGuest, whomOf } from '#core/customers/whom.ts';
import { reachPlayer } from '#core/people/reachPlayer.ts';

/** A reservation by the desk: the same hours and claims as a player's, settled at the arena, at its prices or at one that is agreed on. */
export const makeOwnerReservation: Write<'makeOwnerReservation'> = {
  async decide({ viewer, body }, tx) {
    const arena = await ownedArena(tx, viewer);
    if (body.arena !== arena.id) return refuse('arena_not_found');
    if (body.agreed !== undefined && !isOfManagement(viewer)) return refuse('forbidden');
    const id = await reserve(tx, arena, body);
    const { playerId, facts } = await readBookedFacts(tx, { arenaId: arena.id, reservationId: id });
    await tell(tx, 'reservationByDesk', { to: onePerson(playerId), subject: id, facts });
    const made = await readReservation(tx, id, { arenaId: arena.id, as: 'owner', now: tx.now });
    return made ? { data: { reservation: made } } : refuse('reservation_not_found');
  },
};

async function reserve(tx: Transaction, at: ArenaRow, order: OwnerOrder): Promise<string> {
  const [selection, code] = [selectionOf(order), codeOf(order)];
  const whom = await whomOf(tx, at.id, order);
  const { playerId } = whom;
  const context =
    playerId === null
      ? await readGuestContext(tx, selection)
      : ((await readBookingContext(tx, playerId, selection, code, 'owner')) ?? refuse('player_not_found'));
  if (playerId !== null) await reachPlayer(tx, at, playerId);
  const terms = { madeBy: 'owner', paymentMethod: 'local', now: tx.now, agreed: order.agreed } as const;
  const sale = sell(context, selection, code, terms);
  const booking = {
    arenaId: order.arena,
    reservationId: newId(),
    ...whom,
    note: order.note?.trim() ?? '',
    madeBy: 'owner' as const,
    day: toIsoDay(order.date),
    sale,
    arena: context.arena,
  };
  await book(tx, booking, context.over);
  await recordGuest(tx, { arenaId: at.id, id: booking.reservationId, of: 'reservation' }, whom);
  return booking.reservationId;
}

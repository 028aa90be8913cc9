import { and, eq, sql } from 'drizzle-orm';
import { givings } from '#platform/database/schema/givings.ts';
import { moves } from '#platform/database/schema/moves.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { reachPlayer } from '#core/people/reachPlayer.ts';
import { recordGuest, whomOf } from '#core/customers/whom.ts';
import { sharePlayer } from '#core/people/sharePlayer.ts';
import { tellUnlessUndone } from '#core/notices/tell.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, isReservation, lockOwn } from '#core/reservations/changed.ts';
import { callPixOffOf } from '#core/payment/linkPix.ts';
import { refuseWhatIsTheirs, WHOM_CHANGED } from '#core/reservations/give/givable.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { personTopic } from '#domain/changes/topic.ts';

/** The desk gives a reservation to somebody else, hours and payments with it. The one who had it sees it no more. */
export const giveReservation: Write<'giveReservation'> = {
  async decide({ viewer, params: { id }, query: { version }, body }, tx) {
    const arena = await ownedArena(tx, viewer);
    const arenaId = arena.id;
    const { personId } = signedIn(viewer);
    const { player } = body;
    if (player !== undefined) await sharePlayer(tx, player);
    const before = await lockOwn(tx, arenaId, id);
    if (player !== undefined && player !== before.playerId) await reachPlayer(tx, arena, player);
    if (version !== undefined && version !== before.whomVersion) refuse('edit_conflict');
    await refuseWhatIsTheirs(tx, before);
    const whom = await whomOf(tx, arenaId, body);
    const [after] = await tx
      .update(reservations)
      .set({
        ...whom,
        // As if it had been made for them at the desk. An owner sees the phone only of who booked there themselves.
        madeBy: 'owner',
        status: confirmed(reservations.status),
        statusBefore: confirmed(reservations.statusBefore),
        noShowAt: null,
        noShowBy: null,
        ...WHOM_CHANGED,
      })
      .where(isReservation(arenaId, id))
      .returning({
        whomVersionAfter: reservations.whomVersion,
        hoursVersionAfter: reservations.hoursVersion,
        statusAfter: reservations.status,
        settledAfter: reservations.settledCentavos,
      });
    if (!after) return refuse('reservation_not_found');
    await callPixOffOf(tx, arenaId, [id]);
    await recordGuest(tx, { arenaId, id, of: 'reservation' }, whom);
    if (before.playerId !== null) noteChange(tx, personTopic(before.playerId));
    const givingId = newId();
    await tx.insert(givings).values({ ...wasOf(before), ...after, id: givingId, at: tx.now, givenBy: personId });
    // The undo of a move would bring the mark of the one before back, on somebody else.
    await tx
      .update(moves)
      .set({ noShowAtBefore: null, noShowByBefore: null })
      .where(and(eq(moves.arenaId, arenaId), eq(moves.reservationId, id)));
    const { playerId, facts } = await readBookedFacts(tx, { arenaId, reservationId: id });
    if (playerId !== before.playerId) {
      const newNotice = { subject: id, change: givingId, facts };
      await tellUnlessUndone(tx, 'reservationGiven', { person: playerId, ...newNotice });
      await tellUnlessUndone(tx, 'reservationTaken', { person: before.playerId, ...newNotice });
    }
    return changed(tx, { arenaId, id });
  },
};

/** What an undo brings back. */
function wasOf(row: typeof reservations.$inferSelect) {
  return {
    arenaId: row.arenaId,
    reservationId: row.id,
    playerBefore: row.playerId,
    guestNameBefore: row.guestPlayerName,
    guestPhoneBefore: row.guestPhone,
    customerBefore: row.customerId,
    madeByBefore: row.madeBy,
    statusBefore: row.status,
    openStatusBefore: row.statusBefore,
    noShowAtBefore: row.noShowAt,
    noShowByBefore: row.noShowBy,
  };
}

function confirmed(status: typeof reservations.status | typeof reservations.statusBefore) {
  return sql`case when ${status} = 'PENDENTE' then 'CONFIRMADA' else ${status} end`;
}

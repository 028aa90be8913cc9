import { and, desc, eq } from 'drizzle-orm';
import { givings } from '#platform/database/schema/givings.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { holdsCustomer } from '#core/customers/whom.ts';
import { sharePlayer } from '#core/people/sharePlayer.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell, untell } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, isReservation, lockOwn } from '#core/reservations/changed.ts';
import { callPixOffOf } from '#core/payment/linkPix.ts';
import { refuseWhatIsTheirs, WHOM_CHANGED } from '#core/reservations/give/givable.ts';
import { IS_AS_GIVEN } from '#core/reservations/give/shownGivings.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { personTopic } from '#domain/changes/topic.ts';

/** Gives a reservation back to who had it, as it was, as long as nothing has followed. */
export const undoGiving: Write<'undoGiving'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { personId } = signedIn(viewer);
    const last = await readLast(tx, arenaId, id);
    if (last && last.playerBefore !== null) await sharePlayer(tx, last.playerBefore);
    const now = await lockOwn(tx, arenaId, id);
    if (!last || !(await isAsGiven(tx, last))) return refuse('not_undoable', undefined, FOLLOWED);
    await refuseWhatIsTheirs(tx, now);
    await refuseErased(tx, last);
    await tx
      .update(reservations)
      .set({
        playerId: last.playerBefore,
        guestPlayerName: last.guestNameBefore,
        guestPhone: last.guestPhoneBefore,
        customerId: last.customerBefore,
        madeBy: last.madeByBefore,
        status: last.statusBefore,
        statusBefore: last.openStatusBefore,
        noShowAt: last.noShowAtBefore,
        noShowBy: last.noShowByBefore,
        ...WHOM_CHANGED,
      })
      .where(isReservation(arenaId, id));
    await callPixOffOf(tx, arenaId, [id]);
    await tx
      .update(givings)
      .set({ undoneAt: tx.now, undoneBy: personId })
      .where(and(eq(givings.arenaId, arenaId), eq(givings.id, last.id)));
    if (now.playerId !== null) noteChange(tx, personTopic(now.playerId));
    await tellGivenBack(tx, now, last);
    return changed(tx, { arenaId, id });
  },
};

/** Whoever has heard that a reservation is theirs, or another's, hears that it is not. */
async function tellGivenBack(
  tx: Transaction,
  { arenaId, id: subject, playerId: had }: Awaited<ReturnType<typeof lockOwn>>,
  { id: givingId, playerBefore }: typeof givings.$inferSelect,
): Promise<void> {
  if (await untell(tx, ['reservationGiven', 'reservationTaken'], { subject, change: givingId })) return;
  if (had === playerBefore) return;
  const { facts } = await readBookedFacts(tx, { arenaId, reservationId: subject });
  const newNotice = { subject, change: `${givingId} undone`, facts };
  await tell(tx, 'reservationGiven', { to: onePerson(playerBefore), ...newNotice });
  await tell(tx, 'reservationTaken', { to: onePerson(had), ...newNotice });
}

/** The name of a guest whose record was erased is not written again, even if it was read before. */
async function refuseErased(tx: Transaction, giving: typeof givings.$inferSelect): Promise<void> {
  const { arenaId, guestNameBefore, customerBefore } = giving;
  if (guestNameBefore === null || customerBefore === null) return;
  if (!(await holdsCustomer(tx, arenaId, customerBefore))) refuse('not_undoable', undefined, ERASED);
}

const ERASED = 'O cadastro de quem tinha a reserva foi apagado. Ela continua com quem está.';
const FOLLOWED = 'A reserva mudou depois disso, e continua com quem está.';

async function readLast(tx: Transaction, arenaId: string, id: string) {
  const [last] = await tx
    .select()
    .from(givings)
    .where(and(eq(givings.arenaId, arenaId), eq(givings.reservationId, id)))
    .orderBy(desc(givings.id))
    .limit(1);
  return last;
}

/** Asked while the reservation is locked. */
async function isAsGiven(tx: Transaction, { arenaId, id }: Pick<typeof givings.$inferSelect, 'arenaId' | 'id'>) {
  const ofReservation = and(eq(reservations.arenaId, givings.arenaId), eq(reservations.id, givings.reservationId));
  const [found] = await tx
    .select({ is: IS_AS_GIVEN })
    .from(givings)
    .innerJoin(reservations, ofReservation)
    .where(and(eq(givings.arenaId, arenaId), eq(givings.id, id)));
  return found?.is === true;
}

import { and, eq, or } from 'drizzle-orm';
import { momentIn } from '#domain/values/days/moment.ts';
import { isAwaited } from '#domain/agenda/noShow.ts';
import { hasBegun } from '#core/hours/hasBegun.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, findOwn, isReservation } from '#core/reservations/changed.ts';

/** `isAwaited` of domain/agenda/noShow.ts in SQL. */
const IS_AWAITED = or(
  eq(reservations.status, 'CONFIRMADA'),
  eq(reservations.status, 'PAGA'),
  and(eq(reservations.status, 'PENDENTE'), eq(reservations.paymentMethod, 'local')),
);

/** The owner notes that nobody came. Marked again, it keeps the later mark; its money is not touched. */
export const markNoShow: Write<'markNoShow'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId, zone } = await ownedArena(tx, viewer);
    const { personId } = signedIn(viewer);
    const marked = await tx
      .update(reservations)
      .set({ noShowAt: tx.now, noShowBy: personId })
      .where(and(isReservation(arenaId, id), IS_AWAITED, hasBegun(momentIn(tx.now, zone))))
      .returning({ id: reservations.id });
    if (marked.length > 0) return changed(tx, { arenaId, id });
    return refuse(isAwaited(await findOwn(tx, arenaId, id)) ? 'not_begun' : 'not_awaited');
  },
};

/** Takes the mark away, whatever became of the reservation: a wrong tap costs nothing. */
export const clearNoShow: Write<'clearNoShow'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    await tx.update(reservations).set({ noShowAt: null, noShowBy: null }).where(isReservation(arenaId, id));
    return changed(tx, { arenaId, id });
  },
};

import { and, sql } from 'drizzle-orm';
import { isVersion } from '#platform/database/isVersion.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, findOwn, isReservation } from '#core/reservations/changed.ts';

/** The desk writes about a reservation, whatever became of it. Of two who had read the same note, the second is told. */
export const writeNote: Write<'writeNote'> = {
  async decide({ viewer, params: { id }, query: { version }, body: { note } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const written = await tx
      .update(reservations)
      .set({ note: note.trim(), noteVersion: sql`${reservations.noteVersion} + 1` })
      .where(and(isReservation(arenaId, id), isVersion(reservations.noteVersion, version)))
      .returning({ id: reservations.id });
    if (written.length > 0) return changed(tx, { arenaId, id });
    await findOwn(tx, arenaId, id);
    return refuse('edit_conflict');
  },
};

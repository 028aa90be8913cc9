import { tills } from '#platform/database/schema/till.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { findTillById } from './shownTill.ts';

/** Opens the till of the caller's arena. Of two at once the unique key lets one. */
export const startTill: Write<'startTill'> = {
  async decide({ viewer, body: { float } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const id = newId();
    const row = { arenaId, id, openedAt: tx.now, openedBy: signedIn(viewer).personId, floatCentavos: float };
    const opened = await tx.insert(tills).values(row).onConflictDoNothing().returning({ id: tills.id });
    if (opened.length === 0) return refuse('till_already_open');
    const till = await findTillById(tx, arenaId, id);
    return till ? { data: { till } } : refuse('till_not_found');
  },
};

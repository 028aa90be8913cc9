import { and, eq, isNull } from 'drizzle-orm';
import { tillCash, tills } from '#platform/database/schema/till.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { whyNotOpen } from '#core/ledger/openTill.ts';
import { findTillById } from './shownTill.ts';

/** Puts cash into the drawer of an open till, or takes some out. */
export const moveCash: Write<'moveCash'> = {
  async decide({ viewer, params: { id }, body: { kind, value, reason: note } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    // Shared, as by the ledger: the till is not closed meanwhile.
    const [open] = await tx
      .select({ id: tills.id })
      .from(tills)
      .where(and(eq(tills.arenaId, arenaId), eq(tills.id, id), isNull(tills.closedAt)))
      .for('share');
    if (!open) return whyNotOpen(tx, arenaId, id);
    const recordedBy = signedIn(viewer).personId;
    const row = { arenaId, id: newId(), tillId: id, kind, valueCentavos: value, at: tx.now, recordedBy, note };
    await tx.insert(tillCash).values(row);
    const till = await findTillById(tx, arenaId, id);
    return till ? { data: { till } } : refuse('till_not_found');
  },
};

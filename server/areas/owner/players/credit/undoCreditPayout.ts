import { and, eq } from 'drizzle-orm';
import { movements } from '#platform/database/schema/ledger.ts';
import { newId } from '#platform/database/uuid.ts';
import { returnCredit } from '#core/ledger/playerCredit.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { untell } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { openTill } from '#core/ledger/openTill.ts';

/** Takes a payout of credit back by the opposite movement, in the till that is open: the player has the credit again. */
export const undoCreditPayout: Write<'undoCreditPayout'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const isIt = and(eq(movements.arenaId, arenaId), eq(movements.id, id), eq(movements.kind, 'refund'));
    const [payout] = await tx.select().from(movements).where(isIt);
    // What a cancellation gave back is of its reservation.
    if (!payout?.playerId) return refuse('payout_not_found');
    const undo = {
      ...payout,
      id: newId(),
      kind: 'undo' as const,
      valueCentavos: -payout.valueCentavos,
      at: tx.now,
      recordedBy: signedIn(viewer).personId,
      undoesId: id,
      tillId: openTill(arenaId),
    };
    // Of several at once, the others wait here for the first and then write nothing.
    const [taken] = await tx.insert(movements).values(undo).onConflictDoNothing().returning({ id: movements.id });
    if (!taken) return refuse('payout_undone');
    await untell(tx, ['creditReturned'], { subject: id, change: '' });
    const credit = await returnCredit(tx, { arenaId, playerId: payout.playerId }, -payout.valueCentavos);
    return { data: { credit: Math.max(0, credit) } };
  },
};

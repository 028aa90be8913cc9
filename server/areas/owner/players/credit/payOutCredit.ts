import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { tellUnlessUndone } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { openTill } from '#core/ledger/openTill.ts';
import { isCreditOf, takeCredit } from '#core/ledger/playerCredit.ts';

/** Gives a player back at the desk what the arena owes them. Of several at once as many go through as there is credit for. */
export const payOutCredit: Write<'payOutCredit'> = {
  async decide({ viewer, params: { id: playerId }, body: { value, method } }, tx) {
    const { id: arenaId, name: arena } = await ownedArena(tx, viewer);
    const isTheirs = isCreditOf({ arenaId, playerId });
    const owed = () => tx.select({ credit: playerCredits.centavos }).from(playerCredits).where(isTheirs);
    if ((await owed()).length === 0) return refuse('player_not_found');
    await takeCredit(tx, { arenaId, playerId }, value);
    const id = newId();
    await tx.insert(movements).values({
      arenaId,
      id,
      playerId,
      kind: 'refund',
      method,
      valueCentavos: -value,
      at: tx.now,
      recordedBy: signedIn(viewer).personId,
      tillId: openTill(arenaId),
    });
    const told = { person: playerId, subject: id, facts: { arena, value } };
    await tellUnlessUndone(tx, 'creditReturned', told);
    const [left] = await owed();
    return { data: { id, credit: left?.credit ?? 0 } };
  },
};

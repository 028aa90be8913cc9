import { and, eq, isNull } from 'drizzle-orm';
import { scorers } from '#platform/database/schema/tournament.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { advance, lockCategory } from '../../events/ownCategory.ts';

/** The organizer removes anybody, a scorer themself. Of a category that was called off too. */
export const removeScorer: Write<'removeScorer'> = {
  async decide({ viewer, params: { id, player } }, tx) {
    const { personId } = signedIn(viewer);
    const found = await lockCategory(tx, id);
    if (!found || (found.organizerId !== personId && player !== personId)) return refuse('tournament_not_found');
    const isThis = and(eq(scorers.categoryId, id), eq(scorers.playerId, player), isNull(scorers.removedAt));
    const removed = await tx
      .update(scorers)
      .set({ removedAt: tx.now })
      .where(isThis)
      .returning({ playerId: scorers.playerId });
    if (removed.length === 0) return refuse('scorer_not_found');
    // Their open page reads the category again, without the buttons.
    await advance(tx, id);
    const told = { categoryId: id, subject: id, change: tx.now.toISOString(), by: personId };
    await tellOfCategory(tx, 'scorerRemoved', { ...told, to: onePerson(player) });
    return { data: {} };
  },
};

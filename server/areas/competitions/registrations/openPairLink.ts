import { and, eq, gt } from 'drizzle-orm';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';
import { pairLinks } from '#platform/database/schema/registrations.ts';
import { hashToken } from '#core/people/tokens.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { enter, openCategory } from './enter.ts';
import { refuseStrangers, takingPart } from './entrants.ts';
import type { EntryLimit } from './entryLimit.ts';

/**
 * Whoever opens a player's link becomes the one whom that player invites: the registration is written as if they had been named, and
 * they answer its invitation. Who enters a category has no link there any more, so only one person can use it.
 */
export function openPairLink(limit: EntryLimit): Write<'openPairLink'> {
  return {
    async decide({ viewer, body: { token }, reply }, tx) {
      const { personId: partnerId } = signedIn(viewer);
      await limit.countEntry(tx, { viewer, reply });
      const isThis = and(eq(pairLinks.tokenHash, hashToken(token)), gt(pairLinks.expiresAt, tx.now));
      const [known] = await tx.select().from(pairLinks).where(isThis);
      if (!known) return refuse('pair_link_over');
      const { playerId, categoryId } = known;
      if (playerId === partnerId) return refuse('own_pair_link');
      const open = await openCategory(tx, categoryId, partnerId);
      // Read after the lock: it may have been used, or taken back, meanwhile.
      const [link] = await tx.select().from(pairLinks).where(isThis);
      const inside = await takingPart(tx, categoryId, [playerId, partnerId]);
      if (!link || inside.has(playerId)) return refuse('pair_link_over');
      if (inside.has(partnerId)) return refuse('already_registered', undefined, ENTRY_FAULTS.alreadyInOneself);
      const entrants = [
        { playerId, shirtSize: link.shirtSize ?? undefined, field: 'player' },
        { playerId: partnerId, shirtSize: undefined, field: 'partner' },
      ];
      await refuseStrangers(tx, entrants, undefined);
      await enter(tx, open, entrants, playerId);
      return { data: {} };
    },
  };
}

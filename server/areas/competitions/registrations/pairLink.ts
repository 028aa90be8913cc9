import { and, gt } from 'drizzle-orm';
import { invitationEnd } from '#domain/registrations/invitation.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { pairLinks } from '#platform/database/schema/registrations.ts';
import { endOfDay } from '#core/arenas/today.ts';
import { refuseKnownSecret } from '#core/people/refuseKnownSecret.ts';
import { hashToken } from '#core/people/tokens.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { openCategory, refuseThoseIn } from './enter.ts';
import { isLinkOf } from './endInvitations.ts';
import { refuseStrangers, withShirts } from './entrants.ts';
import type { EntryLimit } from './entryLimit.ts';

/** Makes a player's link for a category of pairs; the one before is over. Replies for retries are stored, so the secret is not in the reply. */
export function makePairLink(limit: EntryLimit): Write<'makePairLink'> {
  return {
    async decide({ viewer, params: { id }, body: { token, tShirtSize }, reply }, tx) {
      const { personId } = signedIn(viewer);
      await limit.countEntry(tx, { viewer, reply });
      const { category, event } = await openCategory(tx, id, personId);
      if (category.doubleFormat !== 'pre-formed') return refuse('pairs_only');
      const self = { playerId: personId, shirtSize: tShirtSize, field: 'player' };
      const entrants = withShirts([self], event.haveTShirts);
      await refuseStrangers(tx, entrants, personId);
      await refuseThoseIn(tx, id, entrants, personId);
      const expiresAt = invitationEnd(tx.now, endOfDay(category.deadlineRegistrationPayment));
      const shirtSize = entrants[0]?.shirtSize ?? null;
      const link = { tokenHash: hashToken(token), shirtSize, createdAt: tx.now, expiresAt };
      await tx
        .insert(pairLinks)
        .values({ playerId: personId, categoryId: id, ...link })
        .onConflictDoUpdate({ target: [pairLinks.playerId, pairLinks.categoryId], set: link })
        .catch(refuseKnownSecret);
      return { data: { until: expiresAt } };
    },
  };
}

export const endPairLink: Write<'endPairLink'> = {
  async decide({ viewer, params: { id } }, tx) {
    await tx.delete(pairLinks).where(isLinkOf({ personId: signedIn(viewer).personId, categoryId: id }));
    return { data: {} };
  },
};

/** Until when a player's own link of a category can be used. */
export function readPairLink(database: Database): Read<'pairLink'> {
  return async ({ viewer, params: { id } }) => {
    const now = await readNow(database);
    const isOwn = isLinkOf({ personId: signedIn(viewer).personId, categoryId: id });
    const [link] = await database.orm
      .select({ until: pairLinks.expiresAt })
      .from(pairLinks)
      .where(and(isOwn, gt(pairLinks.expiresAt, now)));
    return { data: { ...link } };
  };
}

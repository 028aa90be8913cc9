import { eq } from 'drizzle-orm';
import { SCORER_LINK_DAYS } from '#domain/tournament/scorer.ts';
import { scorerLinks } from '#platform/database/schema/tournament.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Write } from '#platform/http/handler.ts';
import { refuseKnownSecret } from '#core/people/refuseKnownSecret.ts';
import { hashToken } from '#core/people/tokens.ts';
import { lockOwnCategory } from '../../events/ownCategory.ts';

const VALID_MS = SCORER_LINK_DAYS * 24 * 60 * 60 * 1000;

/** Makes the link of a category; the one before is over. Replies for retries are stored, so the secret is not in the reply. */
export const makeScorerLink: Write<'makeScorerLink'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    await lockOwnCategory(tx, id, signedIn(viewer).personId);
    const expiresAt = new Date(tx.now.getTime() + VALID_MS);
    const link = { tokenHash: hashToken(body.token), createdAt: tx.now, expiresAt };
    await tx
      .insert(scorerLinks)
      .values({ categoryId: id, ...link })
      .onConflictDoUpdate({ target: scorerLinks.categoryId, set: link })
      .catch(refuseKnownSecret);
    return { data: {} };
  },
};

export const endScorerLink: Write<'endScorerLink'> = {
  async decide({ viewer, params: { id } }, tx) {
    await lockOwnCategory(tx, id, signedIn(viewer).personId);
    await tx.delete(scorerLinks).where(eq(scorerLinks.categoryId, id));
    return { data: {} };
  },
};

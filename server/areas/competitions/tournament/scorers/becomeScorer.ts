import { and, eq, gt, isNull } from 'drizzle-orm';
import { MOST_SCORERS } from '#domain/tournament/scorer.ts';
import { scorerLinks, scorers } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { hashToken } from '#core/people/tokens.ts';
import { advance, lockCategory } from '../../events/ownCategory.ts';
import { readScoredCategory } from './readScored.ts';

/** Makes whoever has the link's secret a scorer. Opening it again changes nothing, nor does its organizer's opening it. */
export const becomeScorer: Write<'becomeScorer'> = {
  async decide({ viewer, body }, tx) {
    const { personId } = signedIn(viewer);
    const isThis = eq(scorerLinks.tokenHash, hashToken(body.token));
    const [known] = await tx.select({ categoryId: scorerLinks.categoryId }).from(scorerLinks).where(isThis);
    const found = known && (await lockCategory(tx, known.categoryId));
    if (!found) return refuse('scorer_link_over');
    // Read after the lock: the organizer may have ended it meanwhile.
    const [link] = await tx
      .select()
      .from(scorerLinks)
      .where(and(isThis, gt(scorerLinks.expiresAt, tx.now)));
    if (!link) return refuse('scorer_link_over');
    if (found.category.calledOffAt !== null) return refuse('tournament_cancelled');
    if (found.organizerId !== personId) await add(tx, link, personId, found.organizerId);
    return { data: await readScoredCategory(tx, link.categoryId, todayAt(tx.now)) };
  },
};

type Link = typeof scorerLinks.$inferSelect;

async function add(
  tx: Transaction,
  { categoryId, createdAt }: Link,
  playerId: string,
  organizerId: string,
): Promise<void> {
  const isOfIt = eq(scorers.categoryId, categoryId);
  const [before] = await tx
    .select()
    .from(scorers)
    .where(and(isOfIt, eq(scorers.playerId, playerId)));
  if (before && before.removedAt === null) return;
  // Whoever was removed comes back only by a link that was made after that.
  if (before?.removedAt && before.removedAt >= createdAt) refuse('scorer_removed');
  if ((await tx.$count(scorers, and(isOfIt, isNull(scorers.removedAt)))) >= MOST_SCORERS) refuse('too_many_scorers');
  const row = { since: tx.now, removedAt: null };
  await tx
    .insert(scorers)
    .values({ categoryId, playerId, ...row })
    .onConflictDoUpdate({ target: [scorers.categoryId, scorers.playerId], set: row });
  // The organizer's open page lists them.
  await advance(tx, categoryId);
  const told = { categoryId, subject: categoryId, change: `${playerId} ${tx.now.toISOString()}`, about: playerId };
  await tellOfCategory(tx, 'scorerJoined', { ...told, to: onePerson(organizerId) });
}

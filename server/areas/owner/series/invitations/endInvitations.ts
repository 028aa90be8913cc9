import { and, eq, type SQL } from 'drizzle-orm';
import type { INVITATION_ANSWERS } from '#domain/series/invitation.ts';
import { arenaTopic, personTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { seriesFacts } from '../seriesFacts.ts';
import { isInvitation, IS_UNANSWERED, selectInvitations } from './invitationRow.ts';

/** The worker that ends a question which its player never answered. */
export function seriesInvitationWork({
  database,
}: Pick<Dependencies, 'database'>): Pick<Workers, 'endSeriesInvitation'> {
  return {
    async endSeriesInvitation({ arena, series: seriesId }) {
      await inTransaction(database, async (tx) => {
        const [lapsed] = await endInvitations(tx, isInvitation(arena, seriesId), 'lapsed');
        if (lapsed) await tellDesk(tx, 'seriesUnanswered', lapsed);
      });
      return 'done';
    },
  };
}

type Invitation = typeof seriesInvitations.$inferSelect;
type Answer = (typeof INVITATION_ANSWERS)[number];

/**
 * Gives questions that wait for it an answer; of two at once the second finds none. The series goes on under the name alone,
 * unless the answer is yes. Nobody is told.
 */
export async function endInvitations(tx: Transaction, those: SQL | undefined, answer: Answer): Promise<Invitation[]> {
  const ended = await tx
    .update(seriesInvitations)
    .set({ answer, answeredAt: tx.now })
    .where(and(those, IS_UNANSWERED))
    .returning();
  for (const { arenaId, playerId } of ended) noteChange(tx, arenaTopic(arenaId), personTopic(playerId));
  return ended;
}

/** Tells the desk what became of a question. */
export async function tellDesk(
  tx: Transaction,
  kind: 'seriesAccepted' | 'seriesDeclined' | 'seriesUnanswered',
  { arenaId, seriesId, playerId }: Pick<Invitation, 'arenaId' | 'seriesId' | 'playerId'>,
): Promise<void> {
  const [found] = await selectInvitations(tx).where(isInvitation(arenaId, seriesId));
  if (!found) return;
  const { guest: _, ...facts } = seriesFacts({ name: found.arena }, found.series, found.series.fromDay);
  await tell(tx, kind, {
    to: theDesk(arenaId),
    arena: arenaId,
    subject: seriesId,
    facts,
    about: playerId,
    by: playerId,
  });
}

/** Refuses what an arena asks of a player who wants nothing of it. The desk hears what it hears of any refusal. */
export async function refuseInvitationsOf(tx: Transaction, playerId: string, arenaId: string): Promise<void> {
  const isTheirs = and(eq(seriesInvitations.playerId, playerId), eq(seriesInvitations.arenaId, arenaId));
  for (const refused of await endInvitations(tx, isTheirs, 'refused')) await tellDesk(tx, 'seriesDeclined', refused);
}

/** Ends the questions of an arena that closes, or about a series that ends. */
export async function withdrawInvitations(tx: Transaction, arenaId: string, seriesId?: string): Promise<void> {
  const those = seriesId === undefined ? eq(seriesInvitations.arenaId, arenaId) : isInvitation(arenaId, seriesId);
  await endInvitations(tx, those, 'withdrawn');
}

import { INVITATION_HOURS } from '#domain/series/invitation.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { seriesFacts } from '../seriesFacts.ts';
import type { SeriesRow } from '../seriesRow.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { personTopic } from '#domain/changes/topic.ts';

/** Asks a player whether a series that was made under their name alone may be theirs. It ends by itself when nobody answers. */
export async function invite(tx: Transaction, arena: ArenaRow, row: SeriesRow, playerId: string): Promise<void> {
  const endsAt = new Date(tx.now.getTime() + INVITATION_HOURS * 3_600_000);
  const { arenaId, id: seriesId } = row;
  await tx.insert(seriesInvitations).values({ arenaId, seriesId, playerId, invitedAt: tx.now, endsAt });
  await addJobs(tx, [{ kind: 'endSeriesInvitation', arena: arenaId, series: seriesId, dueAt: endsAt }]);
  noteChange(tx, personTopic(playerId));
  const { guest: _, ...facts } = seriesFacts(arena, row, row.fromDay);
  await tell(tx, 'seriesInvited', { to: onePerson(playerId), subject: seriesId, facts });
}

import { and, eq } from 'drizzle-orm';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { SeriesRow } from '../seriesRow.ts';
import { answerRequest, answerRequests, isRequest, readOneRequest, requestFacts } from './requestRow.ts';

/** Takes the player's own request back. Nobody is told: it is gone from the arena's list. */
export const withdrawSeriesRequest: Write<'withdrawSeriesRequest'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { personId: by } = signedIn(viewer);
    const isOwn = and(eq(seriesRequests.id, id), eq(seriesRequests.playerId, by));
    const { arenaId } = await answerRequest(tx, isOwn, { answer: 'withdrawn', by });
    return { data: { request: await readOneRequest(tx, isRequest(arenaId, id)) }, about: { arena: arenaId } };
  },
};

/** Says no, and why. */
export const refuseSeriesRequest: Write<'refuseSeriesRequest'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const arena = await ownedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const reason = body.reason.trim();
    const row = await answerRequest(tx, isRequest(arena.id, id), { answer: 'refused', by, reason });
    await tell(tx, 'seriesRefused', {
      to: onePerson(row.playerId),
      subject: id,
      facts: { ...requestFacts(arena.name, row), reason },
    });
    return { data: { request: await readOneRequest(tx, isRequest(arena.id, id)) } };
  },
};

interface Agreement {
  readonly request: string;
  /** The series that was made of it. */
  readonly series: Pick<SeriesRow, 'arenaId' | 'playerId' | 'madeBy'>;
}

/** Says yes. Refuses what another player asked, or nobody. */
export async function agreeTo(tx: Transaction, { request, series: { arenaId, playerId, madeBy } }: Agreement) {
  if (playerId === null) return refuse('request_not_found');
  const isTheirs = and(isRequest(arenaId, request), eq(seriesRequests.playerId, playerId));
  return answerRequest(tx, isTheirs, { answer: 'agreed', by: madeBy });
}

/** Takes back what a player who leaves has asked for, and forgets what they wrote. */
export async function withdrawAllOf(tx: Transaction, playerId: string): Promise<void> {
  const isTheirs = eq(seriesRequests.playerId, playerId);
  await answerRequests(tx, isTheirs, { answer: 'withdrawn', by: null });
  await tx.update(seriesRequests).set({ note: null }).where(isTheirs);
}

/** Refuses what waits at an arena that closes, and tells those who asked. */
export async function refuseAllAt(
  tx: Transaction,
  arena: { readonly id: string; readonly name: string },
): Promise<void> {
  const refused = await answerRequests(tx, eq(seriesRequests.arenaId, arena.id), {
    answer: 'refused',
    by: null,
    reason: CLOSED,
  });
  for (const row of refused) {
    const facts = { ...requestFacts(arena.name, row), reason: CLOSED };
    await tell(tx, 'seriesRefused', { to: onePerson(row.playerId), subject: row.id, facts });
  }
}

const CLOSED = 'A arena saiu da plataforma.';

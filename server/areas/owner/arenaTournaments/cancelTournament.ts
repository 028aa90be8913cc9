import { and, eq, gte, isNull } from 'drizzle-orm';
import type { ArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { type Host, tournamentOf } from './readTournaments.ts';

/** Cancels a tournament that is not over. If two windows try at once, one succeeds and the other is refused. */
export async function cancelTournament(tx: Transaction, arena: Host, id: string): Promise<ArenaTournament> {
  const today = momentIn(tx.now, arena.zone).day;
  const isTheirs = and(eq(arenaTournaments.arenaId, arena.id), eq(arenaTournaments.id, id));
  const isAhead = and(isNull(arenaTournaments.cancelledAt), gte(arenaTournaments.endsOn, toIsoDay(today)));
  const [row] = await tx
    .update(arenaTournaments)
    .set({ cancelledAt: tx.now })
    .where(and(isTheirs, isAhead))
    .returning();
  if (row) return tournamentOf(row, arena, today);
  const [found] = await tx.select({ id: arenaTournaments.id }).from(arenaTournaments).where(isTheirs);
  return refuse(found ? 'tournament_over' : 'tournament_not_found');
}

import { desc, eq } from 'drizzle-orm';
import { type ArenaTournament, statusOn } from '#domain/arenaTournaments/arenaTournament.ts';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import type { arenas } from '#platform/database/schema/arenas.ts';

type Row = typeof arenaTournaments.$inferSelect;
/** The arena of the tournaments; their city is the arena's. */
export type Host = Pick<typeof arenas.$inferSelect, 'id' | 'city' | 'zone'>;

/** An arena's tournaments, the newest first. */
export async function readTournaments(queries: Queries, arena: Host, today: Day): Promise<ArenaTournament[]> {
  const rows = await queries
    .select()
    .from(arenaTournaments)
    .where(eq(arenaTournaments.arenaId, arena.id))
    .orderBy(desc(arenaTournaments.createdAt), desc(arenaTournaments.id));
  return rows.map((row) => tournamentOf(row, arena, today));
}

/** Converts a row to the contract's shape; the status is computed from its days. */
export function tournamentOf(row: Row, { city }: Pick<Host, 'city'>, today: Day): ArenaTournament {
  const executionPeriod = { startDate: fromIsoDay(row.startsOn), endDate: fromIsoDay(row.endsOn) };
  return {
    id: row.id,
    name: row.name,
    phoneToContact: row.phoneToContact,
    registrationPeriod: {
      startDate: fromIsoDay(row.registrationStartsOn),
      endDate: fromIsoDay(row.registrationEndsOn),
    },
    executionPeriod,
    address: { city },
    status: statusOn(today, { executionPeriod, isCancelled: row.cancelledAt !== null }),
    ...(row.avatar !== null && { avatar: row.avatar }),
  };
}

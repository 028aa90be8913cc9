import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { tills } from '#platform/database/schema/till.ts';

/** The tills of an arena that were open at an instant or after it, each with its count once it is closed. */
export async function readTills(queries: Queries, arenaId: string, since: Date) {
  const { openedAt, closedAt, countedCentavos, expectedCentavos } = tills;
  const rows = await queries
    .select({ openedAt, closedAt, counted: countedCentavos, expected: expectedCentavos })
    .from(tills)
    .where(and(eq(tills.arenaId, arenaId), or(isNull(closedAt), gte(closedAt, since))))
    .orderBy(asc(openedAt));
  return rows.map(({ counted, expected, ...when }) => ({
    ...when,
    count: counted === null || expected === null ? null : { counted, expected },
  }));
}

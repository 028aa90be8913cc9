import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { zoneOfCity } from '#domain/arenas/zoneOf.ts';
import type { Database } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { zoneIfNothingMoves } from './zone.ts';

/** So many arenas are looked at by one statement. */
const PART = 500;

/**
 * Gives arenas of the version before, which all had the default zone, that of their city, where nothing lies ahead that it would
 * move. The others are told on their settings page, and looked at again when this runs again.
 */
export async function tidyZones(database: Database, part = PART): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await database.orm
      .select({ id: arenas.id, city: arenas.city })
      .from(arenas)
      .where(and(STILL_DEFAULT, gt(arenas.id, after)))
      .orderBy(asc(arenas.id))
      .limit(part);
    const known = found.map(({ id, city }) => ({ id, ...zoneOfCity(city) })).filter(({ isSure }) => isSure);
    const right = known.filter(({ zone }) => zone === DEFAULT_ZONE).map(({ id }) => id);
    if (right.length > 0) {
      await database.orm
        .update(arenas)
        .set({ zoneSetAt: sql`now()` })
        .where(and(STILL_DEFAULT, isOneOf(arenas.id, right)));
    }
    for (const { id, zone } of known) if (zone !== DEFAULT_ZONE) await mend(database, id);
    const last = found.at(-1);
    if (!last || found.length < part) return;
    after = last.id;
  }
}

const STILL_DEFAULT = and(eq(arenas.zone, DEFAULT_ZONE), isNull(arenas.zoneSetAt), isNull(arenas.closedAt));

async function mend(database: Database, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const isIt = and(STILL_DEFAULT, eq(arenas.id, id));
    const [arena] = await tx.select().from(arenas).where(isIt).for('no key update');
    const row = arena && (await zoneIfNothingMoves(tx, arena));
    if (row)
      await tx
        .update(arenas)
        .set({ ...row, version: sql`${arenas.version} + 1` })
        .where(eq(arenas.id, id));
  });
}

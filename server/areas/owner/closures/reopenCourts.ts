import { sql, type SQL } from 'drizzle-orm';
import type { ReopenedPart } from '#domain/closures/closure.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { isAhead } from '#core/hours/held.ts';
import { releasePart } from '#core/hours/release.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Write } from '#platform/http/handler.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { isClosure, lockClosure } from './lockClosure.ts';

/**
 * Opens the hours of a closure from the running one on, or those of a part of it. What it cancelled stays cancelled.
 * Repeating it has no effect.
 */
export const reopenCourts: Write<'reopenCourts'> = {
  async decide({ viewer, params: { id }, body: part = {} }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    await lockClosure(tx, arena.id, id);
    const opened = await releasePart(tx, arena.id, id, sql`${isAhead(momentIn(tx.now, arena.zone))} and ${isIn(part)}`);
    if (opened > 0) {
      const reopened = { reopenedAt: tx.now, reopenedBy: signedIn(viewer).personId };
      await tx.update(closures).set(reopened).where(isClosure(arena.id, id));
    }
    return { data: { closure: { id, hours: opened, reservations: 0 } } };
  },
};

/** The hours of `held` that are in all that a part names. */
function isIn({ courts, from, until, startHour, endHour }: ReopenedPart): SQL {
  const conditions = [
    courts && sql`held.court_id = any(${sql.param([...courts])}::uuid[])`,
    from && sql`held.day >= ${toIsoDay(from)}::date`,
    until && sql`held.day <= ${toIsoDay(until)}::date`,
    startHour !== undefined && sql`held.hour >= ${startHour}::int`,
    endHour !== undefined && sql`held.hour < ${endHour}::int`,
  ];
  return sql.join([sql`true`, ...conditions.filter((one) => one !== undefined && one !== false)], sql` and `);
}

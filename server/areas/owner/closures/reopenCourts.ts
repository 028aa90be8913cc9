import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { ReopenedPart } from '#domain/closures/closure.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { forgetEmpty } from '#core/hours/occupants.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Write } from '#platform/http/handler.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { isAhead } from './closedHours.ts';
import { noteFreed } from '#core/hours/waiting/freed.ts';
import { isClosure, lockClosure } from './lockClosure.ts';

/**
 * Opens the hours of a closure from the running one on, or those of a part of it. What it cancelled stays cancelled.
 * Repeating it has no effect.
 */
export const reopenCourts: Write<'reopenCourts'> = {
  async decide({ viewer, params: { id }, body: part = {} }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    await lockClosure(tx, arena.id, id);
    // Who joins the queue of an hour locks what has it.
    await tx
      .select({ id: occupants.id })
      .from(occupants)
      .where(and(eq(occupants.arenaId, arena.id), eq(occupants.id, id)))
      .for('update');
    const ahead = isAhead(sql`${slotClaims.day}`, sql`${slotClaims.hour}`, momentIn(tx.now, arena.zone));
    const opened = await tx
      .delete(slotClaims)
      .where(and(eq(slotClaims.arenaId, arena.id), eq(slotClaims.occupantId, id), ahead, isIn(part)))
      .returning({ courtId: slotClaims.courtId, day: slotClaims.day, hour: slotClaims.hour });
    noteFreed(tx, arena.id, opened);
    await forgetEmpty(tx, arena.id, [id]);
    if (opened.length > 0) {
      const reopened = { reopenedAt: tx.now, reopenedBy: signedIn(viewer).personId };
      await tx.update(closures).set(reopened).where(isClosure(arena.id, id));
    }
    return { data: { closure: { id, hours: opened.length, reservations: 0 } } };
  },
};

function isIn({ courts, from, until, startHour, endHour }: ReopenedPart): SQL | undefined {
  return and(
    courts && inArray(slotClaims.courtId, [...courts]),
    from && gte(slotClaims.day, toIsoDay(from)),
    until && lte(slotClaims.day, toIsoDay(until)),
    startHour === undefined ? undefined : gte(slotClaims.hour, startHour),
    endHour === undefined ? undefined : lt(slotClaims.hour, endHour),
  );
}

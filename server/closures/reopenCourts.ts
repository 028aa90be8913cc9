import { and, eq, sql } from 'drizzle-orm';
import { momentIn } from '../../domain/days/moment.ts';
import { forgetEmpty } from '../booking/occupants.ts';
import { closures } from '../database/schema/closures.ts';
import { slotClaims } from '../database/schema/reservations.ts';
import { signedIn } from '../http/authorise.ts';
import type { Write } from '../http/handler.ts';
import { lockOwnedArena } from '../ownArena/ownedArena.ts';
import { isAhead } from './closedHours.ts';
import { isClosure, lockClosure } from './lockClosure.ts';

/** Opens the hours of a closure from the running one on. What it cancelled stays cancelled. Repeating it has no effect. */
export const reopenCourts: Write<'reopenCourts'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    await lockClosure(tx, arena.id, id);
    const ahead = isAhead(sql`${slotClaims.day}`, sql`${slotClaims.hour}`, momentIn(tx.now, arena.zone));
    const opened = await tx
      .delete(slotClaims)
      .where(and(eq(slotClaims.arenaId, arena.id), eq(slotClaims.occupantId, id), ahead))
      .returning({ hour: slotClaims.hour });
    await forgetEmpty(tx, arena.id, [id]);
    if (opened.length > 0) {
      const reopened = { reopenedAt: tx.now, reopenedBy: signedIn(viewer).personId };
      await tx.update(closures).set(reopened).where(isClosure(arena.id, id));
    }
    return { data: { closure: { id, hours: opened.length, reservations: 0 } } };
  },
};

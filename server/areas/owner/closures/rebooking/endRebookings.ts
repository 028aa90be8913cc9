import { and, eq } from 'drizzle-orm';
import { lockOwn } from '#core/reservations/changed.ts';
import { readStanding } from '#core/reservations/undoCancellation.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { endAs, settleAsCredit } from './settle.ts';

/**
 * The worker that ends what nobody chose: what the arena had received becomes credit, and a PIX, whose refund was due all the
 * time, goes back. One by one, so that a choice of the same moment waits for nothing but its own.
 */
export function rebookingWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'endRebookings'> {
  return {
    async endRebookings({ arena: arenaId, closure: closureId }) {
      const isOpen = and(eq(rebookings.state, 'offered'), eq(rebookings.closureId, closureId));
      const open = await database.orm
        .select({ id: rebookings.id, reservationId: rebookings.reservationId })
        .from(rebookings)
        .where(and(eq(rebookings.arenaId, arenaId), isOpen));
      for (const { id, reservationId } of open) {
        await inTransaction(database, async (tx) => {
          const reservation = await lockOwn(tx, arenaId, reservationId);
          const [row] = await tx
            .select()
            .from(rebookings)
            .where(and(eq(rebookings.arenaId, arenaId), eq(rebookings.id, id), isOpen));
          if (!row) return;
          if (row.isByPix) return endAs(tx, row, 'refunded');
          await settleAsCredit(tx, { row, reservation, cancellation: await readStanding(tx, reservation), by: null });
        });
      }
      return 'done';
    },
  };
}

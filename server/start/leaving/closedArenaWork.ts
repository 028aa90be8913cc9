import { and, eq, isNotNull } from 'drizzle-orm';
import { arenas } from '#platform/database/schema/arenas.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { cancelUnpaid } from './endBookings.ts';
import { cancelAhead } from './leaveArenas.ts';

/** The worker that cancels, and refunds, in parts what is ahead at an arena that closed, also what was booked in that moment. */
export function closedArenaWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'clearClosedArena'> {
  return {
    async clearClosedArena({ arena: id }) {
      for (let isMore = true; isMore;) {
        isMore = await inTransaction(database, async (tx) => {
          const [arena] = await tx
            .select({ id: arenas.id, zone: arenas.zone })
            .from(arenas)
            .where(and(eq(arenas.id, id), isNotNull(arenas.closedAt)));
          return arena !== undefined && (await cancelAhead(tx, arena));
        });
      }
      return 'done';
    },
  };
}

/** The worker that cancels in parts what an erased player had ahead. */
export function erasedPlayerWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'clearErasedPlayer'> {
  return {
    async clearErasedPlayer({ player }) {
      while (await inTransaction(database, (tx) => cancelUnpaid(tx, player)));
      return 'done';
    },
  };
}

import { and, eq, isNotNull } from 'drizzle-orm';
import { arenas } from '../database/schema/arenas.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Workers } from '../outbox/work.ts';
import { cancelAhead } from './leaveArenas.ts';

/** The worker that cancels, and refunds, what was booked at an arena in the moment in which it closed. */
export function closedArenaWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'clearClosedArena'> {
  return {
    async clearClosedArena({ arena: id }) {
      await inTransaction(database, async (tx) => {
        const [arena] = await tx
          .select({ id: arenas.id, zone: arenas.zone })
          .from(arenas)
          .where(and(eq(arenas.id, id), isNotNull(arenas.closedAt)));
        if (arena) await cancelAhead(tx, arena);
      });
      return 'done';
    },
  };
}

import { endOver } from '../endOver.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { offerTo } from './offerFreed.ts';
import { type ArenaDay, dueOf, nowIfWaitedFor, readQueue } from './readQueue.ts';

/**
 * Moves the queue of a day on by itself: ends what is over on hours that somebody waits for, and offers those that are free,
 * as any reader, booking or job finds them. Where nobody waits it is one query of an index.
 */
export async function moveQueue(database: Database, which: ArenaDay): Promise<void> {
  const { arenaId } = which;
  const now = await nowIfWaitedFor(database, which);
  const queue = now && (await readQueue(database.orm, now, which));
  if (!queue) return;
  const due = dueOf(queue, () => true);
  const hours = queue.free.filter(({ court, hour }) =>
    due.some((turn) => turn.court === court && turn.hours.includes(hour)),
  );
  const over = new Map(hours.flatMap((hour) => (hour.over ? [[hour.over.id, hour.over]] : [])));
  // What this frees is offered by its last step.
  if (over.size > 0) await inTransaction(database, (tx) => endOver(tx, arenaId, [...over.values()]));
  // Apart, because to claim what others may be claiming is to wait for them.
  const hasUnclaimed = hours.some((hour) => hour.over === null);
  if (hasUnclaimed) await inTransaction(database, (tx) => offerTo(tx, which, (hour) => hour.over === null));
}

export function waitingWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'moveQueue'> {
  return {
    async moveQueue({ arena, day }) {
      await moveQueue(database, { arenaId: arena, day });
      return 'done';
    },
  };
}

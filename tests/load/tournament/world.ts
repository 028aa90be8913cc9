import type { Database } from '#platform/database/database.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { write } from '#start/demo/write.ts';
import { makeCategories } from '../registrations/world.ts';
import { makePlayers, type Player } from '../world.ts';

export interface Field {
  readonly organizer: Player;
  readonly eventId: string;
  readonly categories: readonly string[];
}

/** Categories with so many pairs in each, all paid, written straight into the tables. */
export async function makeField(database: Database, pairs: readonly number[]): Promise<Field> {
  const players = await makePlayers(database, 2 * Math.max(...pairs));
  const [organizer] = players;
  if (!organizer) throw new Error('Nobody organizes');
  const categories = await makeCategories(database, organizer, pairs);
  const { rows } = await database.pool.query<{ event: string }>('select event_id as event from category limit 1');
  const eventId = rows[0]?.event ?? '';
  const entered = categories.flatMap((categoryId, index) =>
    Array.from({ length: pairs[index] ?? 0 }, (_, pair) => ({ id: newId(), categoryId, pair })),
  );
  await inTransaction(database, async (tx) => {
    await write(
      tx,
      registrations,
      entered.map(({ id, categoryId }) => ({ id, categoryId, eventId, status: 'PAGA' as const, createdAt: tx.now })),
    );
    const members = entered.flatMap(({ id, categoryId, pair }) =>
      [0, 1].map((position) => {
        const playerId = players[2 * pair + position]?.id ?? '';
        const paid = { owedCentavos: 60_00, paidVia: 'organizer' as const, paidAt: tx.now };
        return { registrationId: id, position, categoryId, playerId, isLive: true, ...paid };
      }),
    );
    await write(tx, registrationMembers, members);
  });
  await database.pool.query('analyze');
  return { organizer, eventId, categories };
}

import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { type JoinedRecord, MOST_ACCOUNTS, type RecordAccount } from '#domain/people/arenaRecord.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { Queries } from '#platform/database/database.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { canPlay, people } from '#platform/database/schema/people.ts';
import { present } from '#platform/http/present.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';

/** The records that were joined to a record or to a player's account, the first made first. */
export async function readJoined(
  queries: Queries,
  arena: ArenaRow,
  to: { readonly record: string } | { readonly player: string },
): Promise<JoinedRecord[]> {
  const isRoot = eq(customers.rootId, customers.id);
  const those =
    'record' in to
      ? and(eq(customers.rootId, to.record), ne(customers.id, to.record))
      : and(eq(customers.playerId, to.player), eq(customers.answer, 'accepted'), isRoot);
  const rows = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.arenaId, arena.id), isNull(customers.erasedAt), those))
    .orderBy(asc(customers.madeAt), asc(customers.id));
  return rows.map(({ id, name, phone, note, madeAt }) => ({
    id,
    name,
    note,
    since: momentIn(madeAt, arena.zone).day,
    ...present({ phone }),
  }));
}

/** The account of a record, and whose person may be asked. */
export async function readAccount(queries: Queries, arenaId: string, id: string) {
  const [asked] = await queries
    .select({ id: people.id, name: people.name, answer: customers.answer })
    .from(customers)
    .innerJoin(people, eq(people.id, customers.playerId))
    .where(and(eq(customers.arenaId, arenaId), eq(customers.id, id)));
  const isOver = asked === undefined || asked.answer === 'refused';
  const accounts = isOver ? (await accountsOf(queries, arenaId, id)).filter((one) => one.id !== asked?.id) : [];
  const account: RecordAccount | undefined = asked && {
    player: { id: asked.id, name: asked.name },
    ...present({ answer: asked.answer }),
  };
  return { accounts, ...(account && { account }) };
}

/** Who gave the phone of a record, or of one that was joined to it, and booked at the arena by themselves: else a phone could be tried out. */
export function accountsOf(queries: Queries, arenaId: string, id: string) {
  return queries
    .selectDistinct({ id: people.id, name: people.name })
    .from(customers)
    .innerJoin(people, eq(people.phone, customers.phone))
    .where(
      and(
        eq(customers.arenaId, arenaId),
        eq(customers.rootId, id),
        sql.raw(canPlay('person')),
        sql`exists (select from reservation b where b.player_id = ${people.id} and b.arena_id = ${arenaId}::uuid and b.made_by = 'player')`,
      ),
    )
    .orderBy(asc(people.name), asc(people.id))
    .limit(MOST_ACCOUNTS);
}

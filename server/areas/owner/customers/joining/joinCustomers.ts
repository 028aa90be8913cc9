import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { arenaTopic, personTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { customers } from '#platform/database/schema/customers.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { isCustomer } from '#core/customers/whom.ts';

/**
 * Another record is found to be the same person's: it and all that were joined to it have the root of this one from then on. No
 * reservation is touched, so that nothing that is paid or booked meanwhile waits.
 */
export const joinCustomers: Write<'joinCustomers'> = {
  async decide({ viewer, params: { id }, body: { customer: other } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const found = await lockRecords(tx, arenaId, [id, other]);
    if (found.length < 2 || found.some(({ rootId, id: own }) => rootId !== own)) return refuse('customer_not_found');
    // What an account has is taken out of it first: whose it is, its person said.
    if (found.some(({ answer }) => answer === 'accepted')) return refuse('customer_changed');
    const asked = found.find((one) => one.id === other && one.answer === null)?.playerId ?? null;
    await tx
      .update(customers)
      .set({ rootId: id })
      .where(and(eq(customers.arenaId, arenaId), eq(customers.rootId, other)));
    await tx.update(customers).set({ parentId: id }).where(isCustomer(arenaId, other));
    if (asked !== null) await forgetQuestion(tx, arenaId, other);
    noteChange(tx, arenaTopic(arenaId), ...(asked === null ? [] : [personTopic(asked)]));
    return { data: { customer: id } };
  },
};

/** A record is taken out of the one that it was joined to, with what had come with it. */
export const splitCustomer: Write<'splitCustomer'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const [known] = await tx.select({ rootId: customers.rootId }).from(customers).where(isCustomer(arenaId, id));
    if (!known) return refuse('customer_not_found');
    const row = (await lockRecords(tx, arenaId, [id, known.rootId])).find((one) => one.id === id);
    if (row?.rootId !== known.rootId || row.parentId === null) return refuse('customer_changed');
    await tx.execute(sql`
      with recursive part(id) as (
        select ${id}::uuid
        union
        select c.id from part join customer c
          on c.arena_id = ${arenaId}::uuid and c.root_id = ${row.rootId}::uuid and c.parent_id = part.id)
      update customer set root_id = ${id}::uuid, parent_id = case when id = ${id}::uuid then null else parent_id end
      where arena_id = ${arenaId}::uuid and id in (select part.id from part)`);
    noteChange(tx, arenaTopic(arenaId));
    return { data: { customer: row.rootId } };
  },
};

/** Locked in the order of their ids, so that two who join the same records in opposite ways do not wait for each other. */
export function lockRecords(tx: Transaction, arenaId: string, ids: readonly string[]) {
  return tx
    .select({
      id: customers.id,
      rootId: customers.rootId,
      parentId: customers.parentId,
      playerId: customers.playerId,
      answer: customers.answer,
    })
    .from(customers)
    .where(and(eq(customers.arenaId, arenaId), inArray(customers.id, [...ids]), isNull(customers.erasedAt)))
    .orderBy(customers.id)
    .for('update');
}

/** Nobody is asked any more whose the record is, and it is no account's. */
export async function forgetQuestion(tx: Transaction, arenaId: string, id: string): Promise<void> {
  await tx.update(customers).set({ playerId: null, askedAt: null, answer: null }).where(isCustomer(arenaId, id));
}

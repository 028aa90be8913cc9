import { arenaTopic, personTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { isCustomer } from '#core/customers/whom.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { reachPlayer } from '#core/people/reachPlayer.ts';
import { sharePlayer } from '#core/people/sharePlayer.ts';
import { accountsOf } from '#core/customers/readJoined.ts';
import { forgetQuestion, lockRecords } from './joinCustomers.ts';

/**
 * Asks a player whether a record is theirs. A phone alone proves nothing, for anybody may type it: the person says so. Who said no is
 * not asked again.
 */
export const askCustomerAccount: Write<'askCustomerAccount'> = {
  async decide({ viewer, params: { id }, body: { player } }, tx) {
    const arena = await ownedArena(tx, viewer);
    await sharePlayer(tx, player);
    const [record] = await lockRecords(tx, arena.id, [id]);
    if (!record || record.rootId !== record.id) return refuse('customer_not_found');
    if (record.playerId === player && record.answer === 'refused') return refuse('player_unreachable');
    if (record.playerId !== null && record.answer !== 'refused') return refuse('customer_changed');
    if (!(await accountsOf(tx, arena.id, id)).some((account) => account.id === player))
      return refuse('player_not_found');
    await reachPlayer(tx, arena, player);
    await tx.update(customers).set({ playerId: player, askedAt: tx.now, answer: null }).where(isCustomer(arena.id, id));
    noteChange(tx, arenaTopic(arena.id), personTopic(player));
    const facts = { arena: arena.name };
    await tell(tx, 'recordFound', { to: onePerson(player), subject: id, change: tx.now.toISOString(), facts });
    return { data: { customer: id } };
  },
};

/** The desk asks no longer, or takes the record out of the account. */
export const endCustomerAccount: Write<'endCustomerAccount'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const [record] = await lockRecords(tx, arenaId, [id]);
    if (!record) return refuse('customer_not_found');
    if (record.playerId === null || record.answer === 'refused') return refuse('customer_changed');
    await forgetQuestion(tx, arenaId, id);
    noteChange(tx, arenaTopic(arenaId), personTopic(record.playerId));
    return { data: { customer: id } };
  },
};

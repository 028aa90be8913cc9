import { and, asc, eq, inArray } from 'drizzle-orm';
import { lockCaller } from '#core/people/caller.ts';
import { readPaidAhead } from '#core/reservations/paidAhead.ts';
import { readOpenMoney } from '#core/reservations/openMoney.ts';
import { requireProof } from '#core/people/stepUp.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { readArenaFacts } from '#core/notices/arenaFacts.ts';
import { theOwners, thesePeople } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { isHeldBy, refuseTooMany } from '#core/arenas/heldArenas.ts';
import { readHoldings } from '#core/arenas/holdings.ts';
import { type ArenaRow, lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { readOpen, sumOf } from '../../competitions/payouts/account.ts';

/**
 * Hands the arena to another of its owners, who receives its money from then on and with whose account it ends. A charge
 * keeps the account that made it, and what a payout gave is taken back from whom it was given.
 */
export function makeHandArena(dependencies: Pick<Dependencies, 'settings'>): Write<'handArena'> {
  return {
    async decide({ viewer, body: { person: personId } }, tx) {
      const caller = signedIn(viewer);
      await lockBoth(tx, [caller.personId, personId]);
      await lockCaller(tx, caller);
      const { id: arenaId, ownerId, zone, name } = await lockOwnedArena(tx, viewer);
      if (ownerId !== caller.personId) refuse('not_holder');
      if (ownerId === personId) refuse('staff_holder');
      await requireProof(tx, viewer);
      await refuseUnfit(tx, arenaId, personId);
      const open = await readOpen(tx, ownerId, dependencies.settings.platformFeeBasisPoints);
      await refuseOpenMoney(tx, arenaId, sumOf(open.filter((charge) => charge.arenaId === arenaId)));
      // The key of who received before would go on being paid.
      await tx.update(arenas).set({ ownerId: personId, pixKey: null, pixReceiver: null }).where(eq(arenas.id, arenaId));
      if ((await tx.$count(arenas, isHeldBy(ownerId))) === 0)
        await tx.update(people).set({ role: 'player' }).where(eq(people.id, ownerId));
      await tx.update(people).set({ role: 'arena-owner' }).where(eq(people.id, personId));
      await tell(tx, 'arenaHanded', {
        to: theOwners(arenaId),
        arena: arenaId,
        subject: arenaId,
        change: tx.now.toISOString(),
        about: personId,
        facts: await readArenaFacts(tx, arenaId),
      });
      await tellHolders(tx, { id: arenaId, zone, name });
      return { data: {}, about: { subject: personId } };
    },
  };
}

/** What players hold is the arena's to give, whoever receives for it; they hear who does no longer. */
async function tellHolders(tx: Transaction, arena: Pick<ArenaRow, 'id' | 'zone' | 'name'>): Promise<void> {
  const held = (await readHoldings(tx, arena)).flatMap(({ playerId }) => playerId ?? []);
  const paid = await readPaidAhead(tx, arena);
  await tell(tx, 'holdingsHanded', {
    to: thesePeople([...new Set([...held, ...paid])]),
    subject: arena.id,
    change: tx.now.toISOString(),
    facts: { arena: arena.name },
  });
}

/** In one order: the other one may hand over an arena, be paid out or be erased at this moment. */
async function lockBoth(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(inArray(people.id, ids)).orderBy(asc(people.id)).for('update');
}

/** It is handed to one of its owners, who holds not too many. */
async function refuseUnfit(tx: Transaction, arenaId: string, personId: string): Promise<void> {
  const [member] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.arenaId, arenaId), eq(memberships.personId, personId)));
  if (!member) return refuse('staff_not_found');
  if (member.role !== 'owner') refuse('staff_not_owner');
  await refuseTooMany(tx, personId);
}

/** What is unsettled when the arena is handed on would be the new holder's gain or loss. */
async function refuseOpenMoney(tx: Transaction, arenaId: string, due: number): Promise<void> {
  const { words } = await readOpenMoney(tx, arenaId, due);
  if (words.length > 0) refuse('arena_unsettled', undefined, `Antes de passar a arena, encerre: ${words.join('; ')}.`);
}

import { and, desc, eq } from 'drizzle-orm';
import { lockCaller } from '../../account/caller.ts';
import type { Database, Queries } from '../../database/database.ts';
import { arenaBlocks } from '../../database/schema/arenaBlocks.ts';
import { arenas } from '../../database/schema/arenas.ts';
import { signedIn } from '../../http/authorise.ts';
import { type Read, refuse, type Write } from '../../http/handler.ts';
import { refuseInvitationsOf } from '../../series/invitations/endInvitations.ts';

/** The handlers of the calls in `domain/contract/arenaBlocks.ts`. */
export function blockHandlers({ database }: { readonly database: Database }) {
  const blockedArenas: Read<'blockedArenas'> = async ({ viewer }) => ({
    data: { blocked: await readBlocks(database.orm, signedIn(viewer).personId) },
  });
  return { blockedArenas, blockArena, unblockArena };
}

/**
 * The lock makes what the arena is writing for the player come before or after it. Its questions end as if they were refused. Neither
 * its chain of the audit nor a change of it tells the arena.
 */
const blockArena: Write<'blockArena'> = {
  async decide({ viewer, body: { arena: arenaId } }, tx) {
    const { id: personId } = await lockCaller(tx, signedIn(viewer));
    const [arena] = await tx.select({ id: arenas.id }).from(arenas).where(eq(arenas.id, arenaId));
    if (!arena) return refuse('arena_not_found');
    await tx.insert(arenaBlocks).values({ personId, arenaId, at: tx.now }).onConflictDoNothing();
    await refuseInvitationsOf(tx, personId, arenaId);
    const blocks = await readBlocks(tx, personId);
    const block = blocks.find((one) => one.arena.id === arenaId);
    return block ? { data: { block } } : refuse('internal');
  },
};

/** Repeating it has no effect. */
const unblockArena: Write<'unblockArena'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { personId } = signedIn(viewer);
    await tx.delete(arenaBlocks).where(and(eq(arenaBlocks.personId, personId), eq(arenaBlocks.arenaId, id)));
    return { data: {} };
  },
};

/** What a person has blocked, the newest first. */
export async function readBlocks(queries: Queries, personId: string) {
  const rows = await queries
    .select({ id: arenas.id, name: arenas.name, since: arenaBlocks.at })
    .from(arenaBlocks)
    .innerJoin(arenas, eq(arenas.id, arenaBlocks.arenaId))
    .where(eq(arenaBlocks.personId, personId))
    .orderBy(desc(arenaBlocks.at), desc(arenas.id));
  return rows.map(({ since, ...arena }) => ({ arena, since }));
}

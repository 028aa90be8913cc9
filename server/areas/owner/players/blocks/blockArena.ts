import { and, desc, eq, exists, or, sql } from 'drizzle-orm';
import { lockCaller } from '#core/people/caller.ts';
import { IS_PUBLIC_ROW } from '#core/arenas/publicArena.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { arenaBlocks } from '#platform/database/schema/arenaBlocks.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { refuseRecordsOf } from '../../../player/records/answerRecord.ts';
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
    if (!(await isKnown(tx, arenaId, personId))) return refuse('arena_not_found');
    await tx.insert(arenaBlocks).values({ personId, arenaId, at: tx.now }).onConflictDoNothing();
    await refuseInvitationsOf(tx, personId, arenaId);
    await refuseRecordsOf(tx, personId, arenaId);
    const blocks = await readBlocks(tx, personId);
    const block = blocks.find((one) => one.arena.id === arenaId);
    return block ? { data: { block } } : refuse('internal');
  },
};

/** Whether a person may know of an arena: everybody finds it, or it has reached them. Its name is not told to others. */
async function isKnown(tx: Transaction, arenaId: string, personId: string): Promise<boolean> {
  const one = { one: sql`1` };
  const reserved = tx
    .select(one)
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.playerId, personId)));
  const asked = tx
    .select(one)
    .from(seriesInvitations)
    .where(and(eq(seriesInvitations.arenaId, arenaId), eq(seriesInvitations.playerId, personId)));
  const found = await tx
    .select({ id: arenas.id })
    .from(arenas)
    .where(and(eq(arenas.id, arenaId), or(IS_PUBLIC_ROW, exists(reserved), exists(asked))));
  return found.length > 0;
}

const unblockArena: Write<'unblockArena'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { personId } = signedIn(viewer);
    const ended = await tx
      .delete(arenaBlocks)
      .where(and(eq(arenaBlocks.personId, personId), eq(arenaBlocks.arenaId, id)))
      .returning({ id: arenaBlocks.arenaId });
    return ended.length > 0 ? { data: {} } : refuse('arena_not_found');
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

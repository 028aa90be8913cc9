import { and, eq, sql } from 'drizzle-orm';
import { FAILURES } from '../../domain/contract/failure.ts';
import { MAX_COURTS } from '../../domain/courts/court.ts';
import { courts } from '../database/schema/arenas.ts';
import { isVersion } from '../database/isVersion.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { refuse, type Write } from '../http/handler.ts';
import { lockOwnedArena } from '../ownArena/ownedArena.ts';
import { courtOf, courtsOf } from './readCourts.ts';

export const createCourt: Write<'createCourt'> = {
  async decide({ viewer, body: { name, inDoor = false } }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const id = newId();
    const there = await refuseNameTaken(tx, { arenaId, id, name });
    if (there.length >= MAX_COURTS) refuse('too_many_courts');
    const [court] = await tx
      .insert(courts)
      .values({ arenaId, id, name: name.trim(), inDoor, createdAt: tx.now })
      .returning();
    return court ? { data: { court: courtOf(court) } } : refuse('internal');
  },
};

/** What was sold keeps the name under which it was sold. */
export const updateCourt: Write<'updateCourt'> = {
  async decide({ viewer, params: { id }, query: { version }, body: { name, inDoor } }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const isOwn = and(eq(courts.arenaId, arenaId), eq(courts.id, id));
    const [court] = await tx
      .update(courts)
      .set({ name: name.trim(), version: sql`${courts.version} + 1`, ...(inDoor !== undefined && { inDoor }) })
      .where(and(isOwn, isVersion(courts.version, version)))
      .returning();
    if (!court) {
      const [other] = await tx.select({ id: courts.id }).from(courts).where(isOwn);
      return refuse(other ? 'edit_conflict' : 'court_not_found');
    }
    await refuseNameTaken(tx, { arenaId, id, name });
    return { data: { court: courtOf(court) } };
  },
};

/** Under the lock on the arena, so that of two windows with one name the second sees the first. Returns all courts. */
async function refuseNameTaken(tx: Transaction, wish: { arenaId: string; id: string; name: string }) {
  const there = await courtsOf(tx, wish.arenaId);
  const isTaken = there.some(({ id, name }) => id !== wish.id && fold(name) === fold(wish.name));
  return isTaken ? refuse('court_name_taken', { name: FAILURES.court_name_taken.message }) : there;
}

/** Here and not in SQL, whose `lower` knows accents or not as the database was set up. */
function fold(name: string): string {
  return name.trim().normalize('NFC').toLocaleLowerCase('pt-BR');
}

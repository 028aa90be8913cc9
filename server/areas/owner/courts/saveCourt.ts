import { and, eq, sql } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import { isPlayed, type Sport, SPORTS } from '#domain/courts/sport.ts';
import { type CourtForm, MAX_COURTS } from '#domain/courts/court.ts';
import { tidyName } from '#domain/values/text/names.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { courtOf, courtsOf } from './readCourts.ts';

export const createCourt: Write<'createCourt'> = {
  async decide({ viewer, body: { name, inDoor = false, sports } }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const id = newId();
    const there = await refuseNameTaken(tx, { arenaId, id, name });
    if (there.length >= MAX_COURTS) refuse('too_many_courts');
    const [court] = await tx
      .insert(courts)
      .values({ arenaId, id, name, inDoor, sports: storedSports(sports), createdAt: tx.now })
      .returning();
    return court ? { data: { court: courtOf(court) } } : refuse('internal');
  },
};

/** All courts of a new arena at once: one that is refused leaves none behind. */
export const createCourts: Write<'createCourts'> = {
  async decide({ viewer, body }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const there = await courtsOf(tx, arenaId);
    if (there.length + body.courts.length > MAX_COURTS) refuse('too_many_courts');
    const names = new Set(there.map(({ name }) => plainName(name)));
    body.courts.forEach(({ name }, index) => {
      if (names.has(plainName(name)))
        refuse('court_name_taken', { [`courts.${index}.name`]: FAILURES.court_name_taken.message });
      names.add(plainName(name));
    });
    await tx.insert(courts).values(
      body.courts.map(({ name, inDoor = false, sports }) => ({
        arenaId,
        id: newId(),
        name,
        inDoor,
        sports: storedSports(sports),
        createdAt: tx.now,
      })),
    );
    return { data: { courts: (await courtsOf(tx, arenaId)).map(courtOf) } };
  },
};

/** Reservations keep the court name under which they were sold. */
export const updateCourt: Write<'updateCourt'> = {
  async decide({ viewer, params: { id }, query: { version }, body: { name, inDoor, sports } }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const isOwn = and(eq(courts.arenaId, arenaId), eq(courts.id, id));
    const [court] = await tx
      .update(courts)
      .set({
        name,
        version: sql`${courts.version} + 1`,
        ...(inDoor !== undefined && { inDoor }),
        ...(sports && { sports: storedSports(sports) }),
      })
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

/** In their usual order; null is all of them. */
function storedSports(sports: CourtForm['sports']): Sport[] | null {
  const played = SPORTS.filter((sport) => isPlayed(sport, sports));
  return played.length < SPORTS.length ? played : null;
}

/** Runs under the arena's lock, so that two windows cannot both save the same name. Returns all courts. */
async function refuseNameTaken(tx: Transaction, court: { arenaId: string; id: string; name: string }) {
  const there = await courtsOf(tx, court.arenaId);
  const isTaken = there.some(({ id, name }) => id !== court.id && plainName(name) === plainName(court.name));
  return isTaken ? refuse('court_name_taken', { name: FAILURES.court_name_taken.message }) : there;
}

/** A court's name as others must differ from it. In JavaScript, because whether SQL's `lower` handles accents depends on the database's locale. */
function plainName(name: string): string {
  return tidyName(name).toLocaleLowerCase('pt-BR');
}

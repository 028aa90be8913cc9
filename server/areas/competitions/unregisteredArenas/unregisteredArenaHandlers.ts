import { and, asc, eq, sql } from 'drizzle-orm';
import { compareNames } from '#domain/values/text/names.ts';
import type { UnregisteredArena, UnregisteredArenaForm } from '#domain/unregisteredArenas/unregisteredArena.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import { unregisteredArenas } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import type { Dependencies } from '#core/dependencies.ts';

/** Handlers of the calls in `domain/contract/unregisteredArenas.ts`. */
export function unregisteredArenaHandlers({ database: { orm } }: Pick<Dependencies, 'database'>) {
  const readAll: Read<'unregisteredArenas'> = async () => {
    const rows = await orm.select().from(unregisteredArenas).orderBy(asc(unregisteredArenas.id));
    const byName = rows.toSorted((one, other) => compareNames(one.name, other.name));
    return { data: { unregisteredArenas: byName.map(arenaOf) } };
  };

  const readOne: Read<'unregisteredArena'> = async ({ params }) => {
    const [row] = await orm.select().from(unregisteredArenas).where(eq(unregisteredArenas.id, params.id));
    return row ? { data: { unregisteredArena: arenaOf(row) } } : refuse('arena_not_found');
  };

  return {
    unregisteredArenas: readAll,
    unregisteredArena: readOne,
    createUnregisteredArena,
    updateUnregisteredArena,
    deleteUnregisteredArena,
  };
}

const createUnregisteredArena: Write<'createUnregisteredArena'> = {
  async decide({ body }, tx) {
    const row = { id: newId(), ...rowOf(body), createdAt: tx.now };
    const [made] = await tx.insert(unregisteredArenas).values(row).returning();
    return made ? { data: { unregisteredArena: arenaOf(made) } } : refuse('internal');
  },
};

const updateUnregisteredArena: Write<'updateUnregisteredArena'> = {
  async decide({ params: { id }, query: { version }, body }, tx) {
    const isThis = eq(unregisteredArenas.id, id);
    const [changed] = await tx
      .update(unregisteredArenas)
      .set({ ...rowOf(body), version: sql`${unregisteredArenas.version} + 1` })
      .where(and(isThis, isVersion(unregisteredArenas.version, version)))
      .returning();
    if (changed) return { data: { unregisteredArena: arenaOf(changed) } };
    const [there] = await tx.select({ id: unregisteredArenas.id }).from(unregisteredArenas).where(isThis);
    return refuse(there ? 'edit_conflict' : 'arena_not_found');
  },
};

/** Events keep the arena's name with which they were announced. */
const deleteUnregisteredArena: Write<'deleteUnregisteredArena'> = {
  async decide({ params: { id } }, tx) {
    const deleted = await tx
      .delete(unregisteredArenas)
      .where(eq(unregisteredArenas.id, id))
      .returning({ id: unregisteredArenas.id });
    return deleted.length > 0 ? { data: {} } : refuse('arena_not_found');
  },
};

function rowOf({ name, address: { city, street, district } }: UnregisteredArenaForm) {
  return {
    name,
    city,
    street: street?.trim() || null,
    district: district?.trim() || null,
  };
}

function arenaOf(row: typeof unregisteredArenas.$inferSelect): UnregisteredArena {
  const { id, name, version, city, street, district } = row;
  return { id, name, version, address: { city, ...present({ street, district }) } };
}

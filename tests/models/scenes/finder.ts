import { and, eq, inArray } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenas, timeSlots } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

/** The scenes begin at noon. */
const NOW = [12, 13];
const SEARCHES: Readonly<Record<string, string>> = { unread: '?dia=2028-02-31&hora=25', map: '?ver=mapa' };

export async function finderScene(world: SceneWorld): Promise<Scene> {
  const { orm } = world.database;
  // Those of other walks would be found too.
  await orm.update(arenas).set({ publishedAt: null });
  const arena = await world.arena('local', 1);
  await orm.update(arenas).set({ lat: -23.967, lng: -46.333 }).where(eq(arenas.id, arena.id));
  await orm
    .insert(timeSlots)
    .values(NOW.map((startHour) => ({ arenaId: arena.id, id: newId(), startHour, priceCentavos: 80_50 })));
  const offer = (isAvailable: boolean) =>
    orm
      .update(timeSlots)
      .set({ isAvailable })
      .where(and(eq(timeSlots.arenaId, arena.id), inArray(timeSlots.startHour, NOW)));
  return {
    truths: [NOTHING_SENT],
    calls: { findFree: 'freeCourts', lookAround: 'freeAround' },
    opening: async (start) => ({ path: ROUTES.finder.path + (SEARCHES[start] ?? '') }),
    conditions: {
      findFree: async (_screen, output) => {
        await offer(isFree(output));
        return undefined;
      },
    },
  };
}

function isFree(output: unknown): boolean {
  const answer: unknown = Reflect.get(Object(output), 'answer');
  return Reflect.get(Object(answer), 'total') === 1;
}

import { eq } from 'drizzle-orm';
import { choiceSearch } from '#domain/booking/choice.ts';
import { addDays } from '#domain/values/days/day.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { timeSlots } from '#platform/database/schema/arenas.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

const HOURS = [20, 21];

export async function askedHoursScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('platform', 1);
  const player = await world.player();
  const [court = ''] = arena.courts.map(({ id }) => id);
  const offer = (isAvailable: boolean) =>
    world.database.orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  return {
    truths: [NOTHING_SENT],
    calls: { findHours: 'availability' },
    // The hours below are read by the screen too.
    shared: ['availability'],
    opening: async (start) => {
      const hours = start === 'hours' ? HOURS : [];
      const chosen = hours.map((startHour) => ({ court, startHour, sport: 'BEACH_TENNIS' as const }));
      const search = choiceSearch({ day: addDays(world.today, 1), chosen });
      return { path: reservePath(arena.id) + search, session: await world.sessionOf(player) };
    },
    conditions: {
      findHours: async (_screen, output) => {
        await offer(areFree(output));
        return undefined;
      },
    },
  };
}

function areFree(output: unknown): boolean {
  const chosen: unknown = Reflect.get(Object(output), 'chosen');
  return Array.isArray(chosen) && chosen.length > 0;
}

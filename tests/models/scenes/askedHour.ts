import { eq } from 'drizzle-orm';
import { addDays, toIsoDay } from '../../../domain/days/day.ts';
import { ownerReservePath, ROUTES } from '../../../domain/navigation/routes.ts';
import { timeSlots } from '../../../server/database/schema/arenas.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

const HOUR = 20;

export async function askedHourScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('platform', 1);
  const [court = ''] = arena.courts.map(({ id }) => id);
  const day = toIsoDay(addDays(world.today, 1));
  const offer = (isAvailable: boolean) =>
    world.database.orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  return {
    calls: { findHour: 'availability' },
    // The hours below are read by the screen too.
    shared: ['availability'],
    opening: async (start) => ({
      path: start === 'hour' ? ownerReservePath({ day, court, hour: HOUR }) : `${ROUTES.ownerReserve.path}?dia=${day}`,
      session: await world.sessionOf(arena.owner),
    }),
    conditions: {
      findHour: async (_screen, output) => {
        await offer(tagOf(output) !== 'Gone');
        return undefined;
      },
    },
  };
}

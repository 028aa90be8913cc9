import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

export async function dayStripScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena();
  const ending = await world.arena('platform', 2, { maxDaysAhead: 9 });
  const player = await world.player();
  const nextWeek = toIsoDay(addDays(world.today, 9));
  return {
    truths: [NOTHING_SENT],
    calls: {},
    opening: async (start) =>
      start === 'ahead'
        ? { path: `${ROUTES.ownerReserve.path}?dia=${nextWeek}`, session: await world.sessionOf(arena.owner) }
        : { path: reservePath(start === 'ending' ? ending.id : arena.id), session: await world.sessionOf(player) },
  };
}

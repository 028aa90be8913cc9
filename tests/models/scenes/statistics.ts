import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { orderOf } from '../../api/booking/world.ts';
import { NOTHING_SENT } from './truth.ts';

export async function statisticsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  await world.reserve(await world.player(), orderOf(arena, world.today, [20]));
  const { path } = ROUTES.ownerDashboard;
  const paths: Readonly<Record<string, string>> = { monthly: `${path}?aba=mensal`, occupancy: `${path}?aba=ocupacao` };
  return {
    truths: [NOTHING_SENT],
    calls: {},
    opening: async (start) => ({
      path: paths[start] ?? path,
      session: await world.sessionOf(arena.owner),
    }),
  };
}

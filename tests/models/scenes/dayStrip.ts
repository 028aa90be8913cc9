import { reservePath } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function dayStripScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena();
  const player = await world.player();
  return {
    calls: {},
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
  };
}

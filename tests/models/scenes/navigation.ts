import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

export function navigationScene(world: SceneWorld): Scene {
  return {
    truths: [NOTHING_SENT],
    calls: {},
    opening: async (start) => ({
      path: ROUTES.home.path,
      isWide: start === 'wide',
      session: await world.sessionOf(await world.player()),
    }),
  };
}

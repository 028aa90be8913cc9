import { ROUTES } from '../../../domain/navigation/routes.ts';
import { orderOf } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function commandScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  for (const hour of [18, 19, 20, 21, 22]) await world.reserve(player, orderOf(arena, world.today, [hour]));

  return {
    calls: { run: 'cancelReservation' },
    opening: async () => ({ path: ROUTES.myReservations.path, session: await world.sessionOf(player) }),
    conditions: {
      run: async ({ context }, output) => {
        // Another device of the player was faster.
        if (tagOf(output) === 'Refused') await world.cancel(player, context().subject);
        return undefined;
      },
    },
  };
}

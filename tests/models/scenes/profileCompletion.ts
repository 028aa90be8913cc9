import { eq } from 'drizzle-orm';
import { reservePath } from '../../../domain/navigation/routes.ts';
import { people } from '../../../server/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function profileCompletionScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player({ city: null, phone: null, gender: null });
  const setRole = (role: 'player' | 'arena-owner') =>
    world.database.orm.update(people).set({ role }).where(eq(people.id, player.id));
  return {
    calls: { saveProfile: 'updateMyProfile' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    conditions: {
      saveProfile: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        await setRole('arena-owner');
        return async () => void (await setRole('player'));
      },
    },
  };
}

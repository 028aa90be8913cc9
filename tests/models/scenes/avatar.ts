import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { people } from '../../../server/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function avatarScene(world: SceneWorld) {
  const player = await world.player();
  const setRole = (role: 'player' | 'arena-owner') =>
    world.database.orm.update(people).set({ role }).where(eq(people.id, player.id));
  let isKept = false;
  const scene: Scene = {
    calls: { uploadAvatar: 'updateMyAvatar' },
    opening: async () => ({ path: ROUTES.profile.path, session: await world.sessionOf(player) }),
    conditions: {
      uploadAvatar: async (_screen, output) => {
        isKept ||= tagOf(output) === 'Uploaded';
        if (tagOf(output) !== 'Refused') return undefined;
        await setRole('arena-owner');
        return async () => void (await setRole('player'));
      },
    },
  };
  return {
    scene,
    /** What the button is called: there is a picture once one was kept. */
    button: () => (isKept ? 'Trocar foto' : 'Escolher foto'),
  };
}

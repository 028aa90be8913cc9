import { eq } from 'drizzle-orm';
import { people } from '../../../server/database/schema/people.ts';
import { arenaTournamentsScene } from './arenaTournaments.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function pictureSubmissionScene(world: SceneWorld): Promise<Scene> {
  const { scene, owner } = await arenaTournamentsScene(world);
  const setRole = (role: 'player' | 'arena-owner') =>
    world.database.orm.update(people).set({ role }).where(eq(people.id, owner.id));
  return {
    ...scene,
    calls: { sendWithPicture: 'createArenaTournament' },
    conditions: {
      sendWithPicture: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        await setRole('player');
        return async () => void (await setRole('arena-owner'));
      },
    },
  };
}

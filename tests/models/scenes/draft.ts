import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { loginFailures, people } from '../../../server/database/schema/people.ts';
import { loginOf } from './login.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** The settings of a player whose e-mail another window may change. */
export async function draftScene(world: SceneWorld) {
  const { orm } = world.database;
  const player = await world.player();
  const login = await loginOf(world, player);
  const scene: Scene = {
    // Nothing that the chart does is a call.
    calls: {},
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
  };
  return {
    scene,
    id: player.id,
    saveElsewhere: async (email: string) =>
      void (await orm.update(people).set({ email }).where(eq(people.id, player.id))),
    /** A path changes the e-mail more often than a person may in a day, and is asked for no password. */
    letChange: async () => {
      await login.setFresh(true);
      await orm.delete(loginFailures);
    },
  };
}

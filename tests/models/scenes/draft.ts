import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { loginFailures, people } from '../../../server/database/schema/people.ts';
import { loginOf } from './login.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** The settings of a player whose e-mail another window may change. */
export async function draftScene(world: SceneWorld) {
  const { orm } = world.database;
  const player = await world.player();
  const login = await loginOf(world, player);
  const scene: Scene = {
    // What drops the draft is that the form was sent.
    tells: { 'draft.dropped': 'Dados atualizados com sucesso!' },
    truths: [
      {
        section: 'RULES 2',
        says: 'a new address is pending until it is confirmed, and is sent once each time the form is',
        planned: (happened) => timesOf(happened, 'draft.dropped'),
        found: ({ sent }) => sent('updateMyAccount').length,
      },
    ],
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

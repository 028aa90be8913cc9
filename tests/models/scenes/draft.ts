import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { loginFailures, people } from '#platform/database/schema/people.ts';
import { loginOf } from './login.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** The settings of an admin, with one form alone; another window may change the e-mail. */
export async function draftScene(world: SceneWorld) {
  const { orm } = world.database;
  const admin = await world.person('admin');
  const login = await loginOf(world, admin);
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
    opening: async () => ({ path: ROUTES.adminSettings.path, session: await world.sessionOf(admin) }),
  };
  return {
    scene,
    id: admin.id,
    saveElsewhere: async (email: string) =>
      void (await orm.update(people).set({ email }).where(eq(people.id, admin.id))),
    /** A path changes the e-mail more often than a person may in a day, and is asked for no password. */
    letChange: async () => {
      await login.setFresh(true);
      await orm.delete(loginFailures);
    },
  };
}

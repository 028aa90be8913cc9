import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { loginFailures, people } from '../../../server/database/schema/people.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function accountScene(world: SceneWorld) {
  const { orm } = world.database;
  const player = await world.player();
  const login = await loginOf(world, player);
  const rename = (name: string) => orm.update(people).set({ name }).where(eq(people.id, player.id));
  let [typed, email] = [0, ''];

  const scene: Scene = {
    calls: { saveAccount: 'updateMyAccount' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    conditions: {
      saveAccount: async ({ context }, output) => {
        const tag = tagOf(output);
        await login.setPassword(tag === 'PasswordWrong' ? 'areia-fria' : login.password);
        await login.setFresh(tag !== 'PasswordNeeded');
        // A path changes the e-mail more often than a person may in a day.
        await orm.delete(loginFailures);
        if (tag !== 'Refused') return undefined;
        // What everybody knows of a person is too common for a password.
        await rename(context().form.password ?? '');
        return async () => void (await rename('Ana Souza'));
      },
    },
  };
  return {
    scene,
    /** Another one each time: a form that changes nothing is not asked for a password. */
    nextEmail: () => (email = `conta-${(typed += 1)}-${player.id}@exemplo.com`),
    /** The one that was typed last. */
    email: () => email,
    newPassword: 'areia-morna-9',
    password: login.password,
  };
}

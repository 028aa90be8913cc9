import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { people } from '../../../server/database/schema/people.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function accountScene(world: SceneWorld) {
  const { orm } = world.database;
  const [player, rival] = [await world.player(), await world.player()];
  const login = await loginOf(world, player);
  const setRival = (email: string) => orm.update(people).set({ email }).where(eq(people.id, rival.id));
  let [typed, email] = [0, ''];

  const scene: Scene = {
    calls: { saveAccount: 'updateMyAccount' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    conditions: {
      saveAccount: async ({ context }, output) => {
        const tag = tagOf(output);
        await login.setPassword(tag === 'PasswordWrong' ? 'areia-fria' : login.password);
        await login.setFresh(tag !== 'PasswordNeeded');
        if (tag !== 'Refused') return undefined;
        await setRival(context().form.email);
        return async () => void (await setRival(`${rival.id}@exemplo.com`));
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

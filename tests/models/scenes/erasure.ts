import { ROUTES } from '../../../domain/navigation/routes.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function erasureScene(world: SceneWorld) {
  const player = await world.player();
  const login = await loginOf(world, player);

  const scene: Scene = {
    calls: { eraseAccount: 'eraseMyAccount' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    conditions: {
      eraseAccount: async (_screen, output) => {
        const tag = tagOf(output);
        await login.setPassword(tag === 'PasswordWrong' ? 'areia-fria' : login.password);
        if (tag !== 'Refused') return undefined;
        // Who logs in by a provider alone must have done so a moment ago.
        await login.setPassword(null);
        await login.setFresh(false);
        return undefined;
      },
    },
  };
  return { scene, password: login.password };
}

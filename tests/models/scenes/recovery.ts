import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function recoveryScene(world: SceneWorld): Promise<{ scene: Scene; email: string }> {
  const person = await world.player();
  return {
    scene: { calls: { askForLink: 'forgotPassword' }, opening: async () => ({ path: ROUTES.forgotPassword.path }) },
    email: `${person.id}@exemplo.com`,
  };
}

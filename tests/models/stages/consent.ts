import { ROUTES } from '#domain/navigation/routes.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { consentScene } from '../scenes/consent.ts';

const ACCEPT = 'Aceito os termos';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await consentScene(world)),
    acts: {
      'terms.accepted': ({ screen }) => screen.press(ACCEPT),
      'terms.postponed': ({ screen }) => screen.press('Agora não'),
    },
    shows: {
      asking: async ({ screen }) => {
        await screen.canPress(ACCEPT);
        // The page beneath works as ever.
        await screen.isAt(ROUTES.settings.path);
        await screen.canPress('Baixar meus dados');
      },
      accepting: ({ screen }) => screen.waits(ACCEPT),
      postponing: ({ screen }) => screen.lacks('button', ACCEPT),
    },
  };
}

import { operationScene } from '../scenes/operation.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const RETRY = first(/^Tentar agora: Devolver um PIX/);

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await operationScene(world)),
    lead: ({ screen }) => screen.sees('button', RETRY),
    acts: {
      'retry.requested': async ({ screen, rest }) => {
        await screen.press(RETRY);
        await rest();
      },
    },
    shows: { browsing: ({ screen }) => screen.sees('heading', /^Tarefas que falharam/) },
  };
}

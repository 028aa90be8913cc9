import type { Stage } from '../scenes/scene.ts';
import { undoScene } from '../scenes/undo.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const BAR = 'Desfazer';

/** Each deed is another card's check, the latest hour first. */
export async function stage(world: SceneWorld): Promise<Stage> {
  let hour = 22;
  return {
    ...(await undoScene(world)),
    lead: ({ screen }) => screen.sees('button', /^Confirmar pagamento de Ana Souza, 21:00/),
    acts: {
      'deed.done': ({ screen }) => screen.press(new RegExp(`^Confirmar pagamento de Ana Souza, ${(hour -= 1)}:00`)),
      'undo.requested': ({ screen }) => screen.press(BAR),
    },
    shows: {
      resting: ({ screen }) => screen.lacks('button', BAR),
      offered: ({ screen }) => screen.sees('button', BAR),
    },
  };
}

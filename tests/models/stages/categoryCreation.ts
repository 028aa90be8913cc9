import { categoryCreationScene, CREATE } from '../scenes/categoryCreation.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { fillCategory } from './parts/categoryForm.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, days } = await categoryCreationScene(world);
  return {
    ...scene,
    // On the page: the form has a button of that name too.
    lead: ({ screen }) => screen.main.sees('button', CREATE),
    acts: {
      'create.requested': ({ screen }) => screen.main.press(CREATE),
      'dialog.closed': ({ screen }) => screen.close(CREATE),
    },
    endings: { submission: ({ screen }) => fillCategory(screen, days) },
    shows: {
      browsing: ({ screen }) => screen.main.sees('button', CREATE),
      creating: ({ screen }) => screen.dialog(CREATE).sees('button', CREATE),
    },
  };
}

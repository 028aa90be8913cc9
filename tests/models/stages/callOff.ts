import { callOffScene, CATEGORY, EVENT, KEEP_CATEGORY, KEEP_EVENT } from '../scenes/callOff.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await callOffScene(world)),
    lead: ({ screen }) => screen.sees('button', CATEGORY),
    acts: {
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'event.callOff.requested': async ({ screen }) => {
        await screen.press(EVENT);
        await screen.press(KEEP_EVENT);
      },
      'category.callOff.requested': async ({ screen }) => {
        await screen.press(CATEGORY);
        await screen.press(KEEP_CATEGORY);
      },
    },
    shows: { browsing: ({ screen }) => screen.sees('button', CATEGORY) },
  };
}

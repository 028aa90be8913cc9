import { eventApprovalScene } from '../scenes/eventApproval.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, name } = await eventApprovalScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', `Aprovar ${name}`),
    acts: {
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'approve.requested': async ({ screen }) => {
        await screen.press(`Aprovar ${name}`);
        await screen.press('Agora não');
      },
      'cancel.requested': async ({ screen }) => {
        await screen.press(`Cancelar ${name}`);
        await screen.press('Manter evento');
      },
    },
    shows: { browsing: ({ screen }) => screen.sees('heading', name) },
  };
}

import { CONFIRM_INVITED, invitedScene, PAY_BOTH, REPLACE, REPLACE_DIALOG } from '../scenes/invited.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, draft } = await invitedScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', REPLACE),
    acts: {
      'confirm.requested': async ({ screen }) => {
        await screen.press(CONFIRM_INVITED);
        await screen.press('Agora não');
      },
      'shares.requested': async ({ screen }) => {
        await screen.press(PAY_BOTH);
        await screen.press('Agora não');
      },
      'replace.requested': async ({ screen }) => {
        await screen.inPage(({ key, text }) => sessionStorage.setItem(key, text), draft);
        await screen.press(REPLACE);
      },
      'dialog.closed': ({ screen }) => screen.close(REPLACE_DIALOG),
    },
    endings: { submission: ({ screen }) => screen.dialog(REPLACE_DIALOG).press('Convidar') },
    shows: {
      browsing: ({ screen }) => screen.lacks('dialog', REPLACE_DIALOG),
      replacing: ({ screen }) => screen.dialog(REPLACE_DIALOG).hasValue('Quem joga', 'Xica Nobre'),
    },
  };
}

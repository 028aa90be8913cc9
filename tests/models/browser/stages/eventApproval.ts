import { eventApprovalScene } from '../../scenes/eventApproval.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function eventApprovalStage(world: SceneWorld): Promise<Stage> {
  const { scene, name } = await eventApprovalScene(world);
  return {
    ...scene,
    lead: ({ page }) => button(page, `Aprovar ${name}`).waitFor(),
    acts: {
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'approve.requested': async ({ page }) => {
        await button(page, `Aprovar ${name}`).click();
        await button(page, 'Agora não').click();
      },
      'cancel.requested': async ({ page }) => {
        await button(page, `Cancelar ${name}`).click();
        await button(page, 'Manter evento').click();
      },
    },
    shows: { browsing: ({ page }) => page.getByRole('heading', { name, exact: true }).waitFor() },
  };
}

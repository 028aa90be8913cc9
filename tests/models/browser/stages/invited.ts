import { CONFIRM_INVITED, invitedScene, PAY_BOTH, REPLACE, REPLACE_DIALOG } from '../../scenes/invited.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function invitedStage(world: SceneWorld): Promise<Stage> {
  const { scene, draft } = await invitedScene(world);
  return {
    ...scene,
    lead: ({ page }) => button(page, REPLACE).waitFor(),
    acts: {
      'confirm.requested': async ({ page }) => {
        await button(page, CONFIRM_INVITED).click();
        await button(page, 'Agora não').click();
      },
      'shares.requested': async ({ page }) => {
        await button(page, PAY_BOTH).click();
        await button(page, 'Agora não').click();
      },
      'replace.requested': async ({ page }) => {
        await page.evaluate(({ key, text }) => sessionStorage.setItem(key, text), draft);
        await button(page, REPLACE).click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, REPLACE_DIALOG),
    },
    endings: {
      submission: ({ page }) => button(dialog(page, REPLACE_DIALOG), 'Convidar').click(),
    },
    shows: {
      replacing: ({ page }) =>
        dialog(page, REPLACE_DIALOG).getByLabel('Quem joga').and(page.locator('[value="Xica Nobre"]')).waitFor(),
    },
  };
}

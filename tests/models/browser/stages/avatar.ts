import type { Page } from 'playwright-core';
import { avatarScene } from '../../scenes/avatar.ts';
import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog } from './onPage.ts';
import { choosePicture, CROP, dropLink } from './pictures.ts';

export async function avatarStage(world: SceneWorld): Promise<Stage> {
  const { scene, button: name } = await avatarScene(world);
  return {
    ...scene,
    lead: ({ page }) => field(page).waitFor(),
    acts: {
      'picture.offered': ({ page }) => choosePicture(page),
      'picture.declined': ({ page }) => field(page).evaluate(dropLink),
      'upload.progressed': ({ upload }) => upload(0.5, 'updateMyAvatar'),
      'upload.repeated': ({ page }) => button(page, 'Enviar de novo').click(),
    },
    endings: {
      picture: async ({ page }, output) => {
        if (tagOf(output) === 'Dismissed') return button(dialog(page, CROP), 'Cancelar').click();
        if (tagOf(output) === 'Unfit') await page.evaluate(breakNextDrawing);
        return button(dialog(page, CROP), 'Usar foto').click();
      },
    },
    shows: {
      idle: async ({ page, context }) => {
        await page.getByRole('button', { name: name(), disabled: false }).waitFor();
        if (context().unfit !== null) await page.getByText(context().unfit).waitFor();
      },
      preparingPicture: ({ page }) => button(dialog(page, CROP), 'Usar foto').waitFor(),
      uploading: ({ page, context }) =>
        page.locator(`[role=progressbar][aria-valuenow="${context().share * 100}"]`).waitFor(),
      failed: ({ page }) => button(page, 'Enviar de novo').waitFor(),
    },
  };
}

function field(page: Page) {
  return page.getByRole('group', { name: 'Foto', includeHidden: true });
}

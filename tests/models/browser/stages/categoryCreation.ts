import { categoryCreationScene, CREATE, NEW_CATEGORY } from '../../scenes/categoryCreation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function categoryCreationStage(world: SceneWorld): Promise<Stage> {
  const { scene, days } = await categoryCreationScene(world);
  return {
    ...scene,
    lead: ({ page }) => button(page.getByRole('main'), CREATE).waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page.getByRole('main'), CREATE).click(),
      'dialog.closed': ({ page }) => closeDialog(page, CREATE),
    },
    endings: {
      submission: async ({ page }) => {
        const form = dialog(page, CREATE);
        for (const [label, text] of Object.entries(NEW_CATEGORY)) {
          await form.getByLabel(label, { exact: true }).fill(text);
        }
        for (const [label, day] of days) {
          await form.getByLabel(label).click();
          await button(page, new RegExp(`^${day} `))
            .first()
            .click();
        }
        await button(form, CREATE).click();
      },
    },
    shows: {
      browsing: ({ page }) => button(page.getByRole('main'), CREATE).waitFor(),
      creating: ({ page }) => button(dialog(page, CREATE), CREATE).waitFor(),
    },
  };
}

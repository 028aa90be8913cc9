import { COURT_DIALOG, courtsScene, SAVE_COURT } from '../../scenes/courts.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function courtsStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextName } = await courtsScene(world);
  return {
    ...scene,
    lead: ({ page }) => button(page, /^Editar /).waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page, 'Nova quadra').click(),
      'edit.requested': ({ page }) =>
        button(page, /^Editar /)
          .first()
          .click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ page }) => {
        await button(page, /^Excluir /)
          .first()
          .click();
        await button(page, 'Manter quadra').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, COURT_DIALOG),
    },
    endings: {
      submission: async ({ page }) => {
        const form = dialog(page, COURT_DIALOG);
        await form.getByLabel('Nome').fill(nextName());
        await button(form, SAVE_COURT).click();
      },
    },
    shows: {
      browsing: ({ page }) => button(page, 'Nova quadra').waitFor(),
      creating: ({ page }) => button(dialog(page, 'Nova quadra'), 'Criar quadra').waitFor(),
      editing: ({ page }) => button(dialog(page, 'Editar quadra'), 'Salvar quadra').waitFor(),
    },
  };
}

import { alterationsScene } from '../../scenes/alterations.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function alterationsStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour, tomorrow } = await alterationsScene(world);
  return {
    ...scene,
    lead: ({ page }) =>
      button(page, /^Excluir a alteração/)
        .first()
        .waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page, 'Criar alteração').click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ page }) => {
        await button(page, /^Excluir a alteração/)
          .first()
          .click();
        await button(page, 'Manter alteração').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, 'Criar alteração'),
    },
    endings: {
      submission: async ({ page }) => {
        const form = dialog(page, 'Criar alteração');
        await form.getByLabel('Horário').selectOption(nextHour());
        await form.getByLabel('Dia', { exact: true }).click();
        await button(page, tomorrow).click();
        await button(form, 'Criar').click();
      },
    },
    shows: {
      browsing: ({ page }) => button(page, 'Criar alteração').waitFor(),
      creating: ({ page }) => dialog(page, 'Criar alteração').waitFor(),
    },
  };
}

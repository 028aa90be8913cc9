import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { ARENA_DIALOG, SAVE_ARENA, unregisteredArenasScene } from '../../scenes/unregisteredArenas.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function unregisteredArenasStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextName } = await unregisteredArenasScene(world);
  return {
    ...scene,
    lead: ({ page }) =>
      button(page, /^Editar /)
        .first()
        .waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page, 'Nova arena').click(),
      'edit.requested': ({ page }) =>
        button(page, /^Editar /)
          .first()
          .click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ page }) => {
        await button(page, /^Excluir /)
          .first()
          .click();
        await button(page, 'Manter arena').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, ARENA_DIALOG),
    },
    endings: {
      submission: async ({ page }) => {
        const form = dialog(page, ARENA_DIALOG);
        await form.getByLabel('Nome').fill(nextName());
        await form.getByLabel('Cidade').fill('Santos');
        await button(form, SAVE_ARENA).click();
      },
    },
    shows: {
      browsing: ({ page }) => button(page, 'Nova arena').waitFor(),
      creating: ({ page }) => button(dialog(page, 'Nova arena'), 'Cadastrar arena').waitFor(),
      editing: ({ page }) => button(dialog(page, 'Editar arena'), 'Salvar arena').waitFor(),
    },
  };
}

import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { openDialog, SLOT_DIALOGS, slotsScene } from '../../scenes/slots.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function slotsStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour } = await slotsScene(world);
  return {
    ...scene,
    lead: ({ page }) =>
      button(page, /^Excluir o horário/)
        .first()
        .waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page, 'Criar horário').click(),
      'pricing.requested': ({ page }) => button(page, 'Um preço para todos').click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ page }) => {
        await button(page, /^Excluir o horário/)
          .first()
          .click();
        await button(page, 'Manter horário').click();
      },
      'dialog.closed': ({ page, chart }) => closeDialog(page, openDialog(chart().value)),
    },
    endings: {
      submission: async ({ page, chart }) => {
        const form = dialog(page, openDialog(chart().value));
        await form.getByLabel('Preço', { exact: true }).fill('1.234,5');
        if (chart().value !== 'creating') return button(form, 'Mudar todos os preços').click();
        await form.getByLabel('Horário de início').fill(nextHour());
        await button(form, 'Criar').click();
      },
    },
    shows: {
      browsing: ({ page }) => button(page, 'Criar horário').waitFor(),
      creating: ({ page }) => button(dialog(page, SLOT_DIALOGS.creating), 'Criar').waitFor(),
      pricing: ({ page }) => button(dialog(page, SLOT_DIALOGS.pricing), 'Mudar todos os preços').waitFor(),
    },
  };
}

import { arenaTournamentsScene } from '../../scenes/arenaTournaments.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';
import { choosePicture, CROP } from './pictures.ts';
import { fillTournament } from './tournamentForm.ts';

export async function arenaTournamentsStage(world: SceneWorld): Promise<Stage> {
  const { scene } = await arenaTournamentsScene(world);
  return {
    ...scene,
    lead: ({ page }) => button(page, 'Cancelar torneio').first().waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page, 'Criar torneio').click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'cancel.requested': async ({ page }) => {
        await button(page, 'Cancelar torneio').first().click();
        await button(page, 'Manter torneio').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, 'Novo torneio'),
    },
    endings: {
      submission: async ({ page }) => {
        await choosePicture(page);
        await button(dialog(page, CROP), 'Usar foto').click();
        await button(page, 'Trocar').waitFor();
        await fillTournament(page);
      },
    },
    shows: {
      browsing: ({ page }) => page.getByRole('heading', { name: 'Open de Verão' }).waitFor(),
      creating: ({ page }) => button(dialog(page, 'Novo torneio'), 'Criar torneio').waitFor(),
    },
  };
}

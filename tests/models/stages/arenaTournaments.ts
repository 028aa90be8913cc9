import { arenaTournamentsScene } from '../scenes/arenaTournaments.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { CROP } from './parts/picture.ts';
import { fillTournament } from './parts/tournamentForm.ts';

const CANCEL = first('Cancelar torneio');

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene } = await arenaTournamentsScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', CANCEL),
    acts: {
      // On the page: the form has a button of that name too, and may still fade away.
      'create.requested': ({ screen }) => screen.main.press('Criar torneio'),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'cancel.requested': async ({ screen }) => {
        await screen.press(CANCEL);
        await screen.press('Manter torneio');
      },
      'dialog.closed': ({ screen }) => screen.close('Novo torneio'),
    },
    endings: {
      submission: async ({ screen }) => {
        await screen.choosePicture();
        await screen.dialog(CROP).press('Usar foto');
        await screen.sees('button', 'Trocar');
        await fillTournament(screen);
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('heading', 'Open de Verão'),
      creating: ({ screen }) => screen.dialog('Novo torneio').sees('button', 'Criar torneio'),
    },
  };
}

import { screen, waitFor } from '@testing-library/react';
import { arenaTournamentsScene } from '../../scenes/arenaTournaments.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { Played, Stage } from '../stage.ts';
import { choosePicture, fakePictures } from './fakePictures.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';
import { fillTournament } from './tournamentForm.ts';

export async function arenaTournamentsStage(world: SceneWorld): Promise<Stage> {
  const { scene } = await arenaTournamentsScene(world);
  await fakePictures();
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('button', { name: 'Cancelar torneio' })),
    acts: {
      // In steps: what the browser does with a picture is drawn between them.
      'create.requested': [
        (played) => press(played, 'Criar torneio'),
        async (played) => {
          await choosePicture();
          await waitFor(() => form(played).children['picture']?.getSnapshot().matches('cropping') || fail());
        },
        async (played) => {
          await press(played, 'Usar foto');
          await waitFor(() => form(played).context.picture !== null || fail());
        },
      ],
      'cancel.requested': (played) => press(played, 'Cancelar torneio'),
      'dialog.closed': (played) => closeDialog(played, 'Novo torneio'),
    },
    endings: {
      submission: fillTournament,
    },
    shows: {
      browsing: () => screen.getByRole('heading', { name: 'Open de Verão' }),
      creating: () => button('Criar torneio', dialog('Novo torneio')),
    },
  };
}

/** The chart of the open form. */
function form({ chart }: Played): AnyMachineSnapshot {
  return chart().getSnapshot().children['submission']?.getSnapshot();
}

function fail(): never {
  throw new Error('the picture is not ready yet');
}

import { fireEvent, screen } from '@testing-library/react';
import { pictureSubmissionScene } from '../../scenes/pictureSubmission.ts';
import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { choosePicture, fakePictures } from './fakePictures.ts';
import { button, dialog, isEnabled, isLoading, press, STOP_WAITING } from './onScreen.ts';
import { fillTournament } from './tournamentForm.ts';

export async function pictureSubmissionStage(world: SceneWorld): Promise<Stage> {
  const scene = await pictureSubmissionScene(world);
  await fakePictures();
  return {
    ...scene,
    lead: async (played) => {
      await screen.findByRole('button', { name: 'Cancelar torneio' });
      await press(played, 'Criar torneio');
    },
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'picture.offered': choosePicture,
      // A link that is let go over the field brings no file.
      'picture.declined': () => {
        fireEvent.drop(screen.getByRole('group', { name: 'Imagem do torneio' }), { dataTransfer: { files: [] } });
      },
      'picture.removed': (played) => press(played, 'Remover'),
      'form.submitted': fillTournament,
      'upload.progressed': ({ upload }) => upload(0.4, 'createArenaTournament'),
    },
    endings: {
      picture: async (played, output) => {
        await screen.findByRole('dialog', { name: 'Ajuste a foto' });
        if (tagOf(output) === 'Dismissed') return press(played, 'Cancelar');
        if (tagOf(output) === 'Unfit') breakNextDrawing();
        return press(played, 'Usar foto');
      },
    },
    shows: {
      'sending.slow': () => button(STOP_WAITING),
      editing: ({ context }) => [
        isEnabled(submit()),
        context().unfit === null ? undefined : screen.getByText(context().unfit),
        button(context().picture === null ? 'Escolher foto' : 'Trocar'),
      ],
      preparingPicture: () => button('Usar foto', dialog('Ajuste a foto')),
      'sending.prompt': () => isLoading(submit()),
      sending: ({ context }) => [
        screen.getByRole('progressbar', { name: `Enviando imagem… ${context().share * 100} %`, hidden: true }),
      ],
      sent: () => [
        screen.getByText('Torneio criado com sucesso!'),
        screen.getByRole('heading', { name: 'Open de Outono', hidden: true }),
      ],
    },
  };
}

function submit(): HTMLElement {
  return button('Criar torneio', dialog('Novo torneio'));
}

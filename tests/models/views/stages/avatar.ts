import { fireEvent, screen } from '@testing-library/react';
import { avatarScene } from '../../scenes/avatar.ts';
import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { choosePicture, fakePictures } from './fakePictures.ts';
import { button, dialog, isEnabled, press } from './onScreen.ts';

export async function avatarStage(world: SceneWorld): Promise<Stage> {
  const { scene, button: name } = await avatarScene(world);
  await fakePictures();
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('group', { name: 'Foto' })),
    acts: {
      'picture.offered': choosePicture,
      // A link that is let go over the field brings no file.
      'picture.declined': () => {
        fireEvent.drop(screen.getByRole('group', { name: 'Foto' }), { dataTransfer: { files: [] } });
      },
      'upload.progressed': ({ upload }) => upload(0.5, 'updateMyAvatar'),
      'upload.repeated': (played) => press(played, 'Enviar de novo'),
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
      idle: ({ context }) => {
        isEnabled(button(name()));
        if (context().unfit !== null) screen.getByText(context().unfit);
      },
      preparingPicture: () => button('Usar foto', dialog('Ajuste a foto')),
      uploading: ({ context }) => shows(context().share),
      failed: () => [screen.getByText('Esta foto ainda não foi enviada.'), isEnabled(button('Enviar de novo'))],
    },
  };
}

/** @param share of the picture that was sent, from 0 to 1 */
function shows(share: number): void {
  const shown = screen.getByRole('progressbar', { name: 'Enviando a foto…' }).getAttribute('aria-valuenow');
  if (shown !== String(share * 100)) throw new Error(`${shown} percent are shown, not ${share * 100}`);
}

import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { holdPictures } from '../../scenes/heldPictures.ts';
import { pictureScene } from '../../scenes/picture.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { Stage } from '../stage.ts';
import { choosePicture, fakePictures } from './fakePictures.ts';
import { button, dialog, isEnabled, isLoading, press } from './onScreen.ts';

export async function pictureStage(): Promise<Stage> {
  await fakePictures();
  return {
    ...pictureScene,
    lead: async () => {
      await screen.findByRole('form');
      onTestFinished(holdPictures());
      await choosePicture();
    },
    acts: {
      'crop.confirmed': (played) => press(played, 'Usar foto'),
      'crop.dismissed': (played) => press(played, 'Cancelar'),
    },
    endings: {
      readPicture: (_, output) => globalThis.letPicture(tagOf(output) === 'Read' ? 'fine' : 'broken'),
      renderCrop: (_, output) => globalThis.letPicture(tagOf(output) === 'Chosen' ? 'fine' : 'broken'),
    },
    faults: {
      readPicture: () => globalThis.letPicture('gone'),
      renderCrop: () => globalThis.letPicture('gone'),
    },
    shows: {
      reading: () => screen.getByLabelText('Abrindo a foto…'),
      cropping: () => isEnabled(button('Usar foto', dialog('Ajuste a foto'))),
      rendering: () => isLoading(button('Usar foto', dialog('Ajuste a foto'))),
      chosen: () => [button('Trocar'), button('Remover')],
      unfit: ({ context }) => [screen.getByText(context().prepared.message), button('Escolher foto')],
      dismissed: () => button('Escolher foto'),
    },
  };
}

import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { onTestFinished } from 'vitest';
import { holdPictures, type Luck } from '../scenes/heldPictures.ts';
import { pictureScene } from '../scenes/picture.ts';
import { type Played, type Stage, tagOf } from '../scenes/scene.ts';
import { CROP } from './parts/picture.ts';

const FIELD = /^Sua foto/;

export async function stage(): Promise<Stage> {
  const { scene, bytes } = pictureScene();
  return {
    ...scene,
    lead: async ({ screen }) => {
      await screen.sees('form', 'Cadastrar');
      const letGo = await screen.inPage(holdPictures, undefined);
      // Chromium hands no function back: its page is closed after the test.
      if (typeof letGo === 'function') onTestFinished(letGo);
      await screen.choosePicture(bytes());
    },
    acts: {
      'crop.confirmed': ({ screen }) => screen.dialog(CROP).press('Usar foto'),
      'crop.dismissed': ({ screen }) => screen.dialog(CROP).press('Cancelar'),
    },
    endings: {
      // The browser gets on well with a file that is too large: the app refuses it.
      readPicture: (played, output) =>
        go(played, tagOf(output) === 'Read' || messageIn(output) === IMAGE_FAULTS.size ? 'fine' : 'broken'),
      renderCrop: (played, output) => go(played, tagOf(output) === 'Chosen' ? 'fine' : 'broken'),
    },
    faults: { readPicture: (played) => go(played, 'gone'), renderCrop: (played) => go(played, 'gone') },
    shows: {
      reading: ({ screen }) => screen.seesLabelled('Abrindo a foto…'),
      cropping: async ({ screen }) => {
        await screen.dialog(CROP).canPress('Usar foto');
        await screen.dialog(CROP).seesLabelled('Recorte da foto');
      },
      rendering: ({ screen }) => screen.dialog(CROP).waits('Usar foto'),
      chosen: async ({ screen }) => {
        await screen.sees('button', 'Trocar');
        await screen.sees('button', 'Remover');
        await screen.group(FIELD).seesPicture();
      },
      unfit: async ({ screen, context }) => {
        await screen.reads(context().prepared.message);
        await screen.sees('button', 'Escolher foto');
      },
      dismissed: ({ screen }) => screen.sees('button', 'Escolher foto'),
    },
  };
}

function go({ screen }: Played, luck: Luck): Promise<void> {
  return screen.inPage((how) => globalThis.letPicture(how), luck);
}

function messageIn(output: unknown): unknown {
  return typeof output === 'object' && output !== null ? Reflect.get(output, 'message') : undefined;
}

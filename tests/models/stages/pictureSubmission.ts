import { pictureSubmissionScene } from '../scenes/pictureSubmission.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';
import { CROP, endCrop } from './parts/picture.ts';
import { fillTournament } from './parts/tournamentForm.ts';

const TITLE = 'Novo torneio';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await pictureSubmissionScene(world)),
    lead: async ({ screen }) => {
      await screen.sees('button', first('Cancelar torneio'));
      await screen.press('Criar torneio');
    },
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'picture.offered': ({ screen }) => screen.choosePicture(),
      'picture.declined': ({ screen }) => screen.group('Imagem do torneio').dropLink(),
      'picture.removed': ({ screen }) => screen.press('Remover'),
      'form.submitted': ({ screen }) => fillTournament(screen),
      'upload.progressed': ({ upload }) => upload(0.4, 'createArenaTournament'),
    },
    endings: { picture: endCrop },
    shows: {
      'sending.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      editing: async ({ screen, context }) => {
        const { picture, unfit } = context();
        const form = screen.dialog(TITLE);
        await form.canPress('Criar torneio');
        await form.sees('button', picture === null ? 'Escolher foto' : 'Trocar');
        if (unfit !== null) await form.reads(unfit);
      },
      preparingPicture: ({ screen }) => screen.dialog(CROP).sees('button', 'Usar foto'),
      'sending.prompt': ({ screen }) => screen.dialog(TITLE).waits('Criar torneio'),
      sending: ({ screen, context }) => screen.sees('progressbar', `Enviando imagem… ${context().share * 100} %`),
      sent: async ({ screen }) => {
        await screen.reads('Torneio criado com sucesso!');
        await screen.sees('heading', 'Open de Outono');
      },
    },
  };
}

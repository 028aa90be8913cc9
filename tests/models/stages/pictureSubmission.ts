import { ROUTES } from '#domain/navigation/routes.ts';
import { isOfEvent, pictureSubmissionScene } from '../scenes/pictureSubmission.ts';
import type { OnScreen, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';
import { EVENT_DIALOG, fillEvent } from './parts/eventForm.ts';
import { endProof, PROOF } from './parts/proof.ts';
import { CROP, endCrop } from './parts/picture.ts';
import { fillTournament } from './parts/tournamentForm.ts';

const titleOf = (played: OnScreen) => (isOfEvent(played) ? EVENT_DIALOG : 'Novo torneio');
const saveOf = (played: OnScreen) => (isOfEvent(played) ? 'Criar evento' : 'Criar torneio');

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await pictureSubmissionScene(world)),
    lead: async ({ screen }) => {
      const isEvents = (await screen.inPage(() => location.pathname, undefined)) === ROUTES.events.path;
      if (!isEvents) await screen.sees('button', first('Cancelar torneio'));
      await screen.press(isEvents ? 'Criar Evento' : 'Criar torneio');
    },
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'picture.offered': ({ screen }) => screen.choosePicture(),
      'picture.declined': ({ screen }) => screen.group('Imagem do torneio').dropLink(),
      'picture.removed': ({ screen }) => screen.press('Remover'),
      'form.submitted': (played) => (isOfEvent(played) ? fillEvent(played) : fillTournament(played.screen)),
      'upload.progressed': (played) => played.upload(0.4, isOfEvent(played) ? 'createEvent' : 'createArenaTournament'),
    },
    endings: { picture: endCrop, proof: endProof },
    shows: {
      'sending.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      editing: async (played) => {
        const { picture, unfit } = played.context();
        const form = played.screen.dialog(titleOf(played));
        await form.canPress(saveOf(played));
        await form.sees('button', picture === null ? 'Escolher foto' : 'Trocar');
        if (unfit !== null) await form.reads(unfit);
      },
      preparingPicture: ({ screen }) => screen.dialog(CROP).sees('button', 'Usar foto'),
      'sending.prompt': (played) => played.screen.dialog(titleOf(played)).waits(saveOf(played)),
      proving: ({ screen }) => screen.dialog(PROOF).canPress('Confirmar'),
      sending: ({ screen, context }) =>
        screen.sees('progressbar', new RegExp(`^Enviando (imagem|evento)… ${context().share * 100} %$`)),
      sent: async ({ screen }) => {
        await screen.reads('Torneio criado com sucesso!');
        await screen.sees('heading', 'Open de Outono');
      },
    },
  };
}

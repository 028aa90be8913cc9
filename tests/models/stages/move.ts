import { moveScene } from '../scenes/move.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';

const CARD = first(/^\d\d:00, Quadra \d, Ana Souza, Pendente, /);
const PRICE = 'O valor muda';
const DROP = 'Desistir';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, otherCourt } = await moveScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', CARD),
    acts: {
      'move.requested': async ({ screen }) => {
        await screen.press(CARD);
        await screen.press('Mover');
      },
      'resize.requested': async ({ screen }) => {
        await screen.press(CARD);
        await screen.press('Mais 1 hora');
      },
      'place.chosen': async ({ screen, context }: Played, { hours }) => {
        const doesFit = Array.isArray(hours) && hours.length > 0;
        const court = otherCourt(context().reservation?.hours[0]?.court);
        await screen.follow(`Reservar às ${doesFit ? 18 : 23}:00 na ${court}`);
      },
      'move.dropped': ({ screen }) => screen.press(DROP),
      'dialog.closed': ({ screen }) => screen.dialog(PRICE).press('Deixar como está'),
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
    },
    endings: {
      submission: async ({ screen, pass }) => {
        await screen.dialog(PRICE).press('Mudar horários');
        await pass('moveReservation');
      },
    },
    shows: {
      resting: ({ screen }) => screen.lacks('button', DROP),
      choosing: ({ screen }) => screen.sees('button', DROP),
      'sending.prompt': ({ screen }) => screen.reads('Mudando os horários…'),
      'sending.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      pricing: ({ screen }) => screen.dialog(PRICE).sees('button', 'Mudar horários'),
    },
  };
}

import { offerScene } from '../scenes/offer.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { STOP_WAITING } from '../scenes/screen.ts';

const DECLINE = 'Não quero: Quadra 1, 18:00 às 19:00';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await offerScene(world)),
    lead: ({ screen }) => screen.sees('button', DECLINE),
    acts: {
      'decline.pressed': ({ screen }) => screen.press(DECLINE),
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
    },
    shows: {
      'standing.open': async ({ screen }) => {
        await screen.sees('link', 'Reservar agora');
        await screen.canPress(DECLINE);
      },
      'standing.declining.prompt': ({ screen }) => screen.waits(DECLINE),
      'standing.declining.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      declined: ({ screen }) => screen.lacks('button', DECLINE),
      lapsed: ({ screen }) => screen.reads('O tempo acabou: o horário passou para o próximo da fila.'),
    },
  };
}

import { askedHourScene } from '../scenes/askedHour.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await askedHourScene(world)),
    acts: {},
    shows: {
      reading: async ({ screen }) => {
        await screen.reads('Carregando arena…');
        await screen.lacks('button', 'Reservar');
      },
      known: async ({ screen, context }) => {
        await screen.sees('button', 'Reservar');
        await screen.reads(context().slot === null ? 'Nenhum horário escolhido' : /20:00 às 21:00 · Quadra 1/);
      },
    },
  };
}

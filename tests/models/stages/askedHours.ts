import { askedHoursScene } from '../scenes/askedHours.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const NOTHING = 'Nenhum horário escolhido';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await askedHoursScene(world)),
    acts: {},
    shows: {
      reading: async ({ screen }) => {
        await screen.reads('Carregando horários…');
        await screen.lacks('button', 'Reservar');
      },
      known: async ({ screen, context }) => {
        await screen.sees('button', 'Reservar');
        const { chosen, gone } = context();
        if (chosen.length === 0) await screen.reads(NOTHING);
        else await screen.sees('button', 'Tirar 21:00 às 22:00, Quadra 1');
        if (gone.length > 0) {
          await screen.reads('Quadra 1, 20:00 às 21:00; Quadra 1, 21:00 às 22:00: já não estão livres.');
        }
      },
      unheard: async ({ screen }) => {
        await screen.sees('button', 'Reservar');
        await screen.reads(NOTHING);
        await screen.reads(/^Não conseguimos conferir os horários deste link/);
      },
    },
  };
}

import { myReservationsScene } from '../scenes/myReservations.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await myReservationsScene(world)),
    lead: ({ screen }) => screen.sees('button', 'Pagar reserva'),
    acts: {
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'cancel.requested': async ({ screen }) => {
        await screen.press('Cancelar');
        await screen.press('Manter reserva');
      },
      'pay.requested': ({ screen }) => screen.press('Pagar reserva'),
      'dialog.closed': ({ screen }) => screen.close('Pague com PIX'),
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Pagar reserva'),
      opening: ({ screen }) => screen.waits('Pagar reserva'),
      paying: ({ screen }) => screen.sees('dialog', 'Pague com PIX'),
    },
  };
}

import { screen } from '@testing-library/react';
import { myReservationsScene } from '../../scenes/myReservations.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

export async function myReservationsStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await myReservationsScene(world)),
    lead: async () => void (await screen.findByRole('button', { name: 'Pagar reserva' })),
    acts: {
      'cancel.requested': (played) => press(played, 'Cancelar'),
      'pay.requested': (played) => press(played, 'Pagar reserva'),
      'dialog.closed': (played) => closeDialog(played, 'Pague com PIX'),
    },
    shows: {
      browsing: () => button('Pagar reserva'),
      paying: () => dialog('Pague com PIX'),
    },
  };
}

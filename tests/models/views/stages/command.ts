import { screen } from '@testing-library/react';
import { commandScene, deedOf } from '../../scenes/command.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, isLoading, press } from './onScreen.ts';

export async function commandStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: async () => void (await screen.findAllByRole('button', { name: /^(Cancelar|Baixar meus dados)$/ })),
    acts: {
      'command.requested': (played) => press(played, deedOf(played).request),
      'command.confirmed': (played) => press(played, 'Cancelar reserva'),
      'command.declined': (played) => press(played, 'Manter reserva'),
    },
    shows: {
      confirming: () => button('Cancelar reserva', dialog('Cancelar reserva?')),
      running: (played) => isLoading(button(deedOf(played).running)),
      done: () => screen.getByText('Reserva cancelada com sucesso!'),
    },
  };
}

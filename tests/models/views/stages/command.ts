import { screen } from '@testing-library/react';
import { commandScene } from '../../scenes/command.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, press } from './onScreen.ts';

export async function commandStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: async () => void (await screen.findAllByRole('button', { name: 'Cancelar' })),
    acts: {
      'command.requested': (played) => press(played, 'Cancelar'),
      'command.confirmed': (played) => press(played, 'Cancelar reserva'),
      'command.declined': (played) => press(played, 'Manter reserva'),
    },
    shows: {
      confirming: () => button('Cancelar reserva', dialog('Cancelar reserva?')),
      running: () => {
        if (button('Cancelar reserva').dataset['loading'] === undefined)
          throw new Error('it does not show that it waits');
      },
      done: () => screen.getByText('Reserva cancelada com sucesso!'),
    },
  };
}

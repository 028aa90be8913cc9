import { screen } from '@testing-library/react';
import { commandScene, deedOf } from '../../scenes/command.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, isLoading, press, STOP_WAITING } from './onScreen.ts';

export async function commandStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: async () => void (await screen.findAllByRole('button', { name: /^(Cancelar|Baixar meus dados)$/ })),
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'command.requested': (played) => press(played, deedOf(played).request),
      'command.confirmed': (played) => press(played, 'Cancelar reserva'),
      'command.declined': (played) => press(played, 'Manter reserva'),
    },
    shows: {
      'running.slow': (played) =>
        played.context().asksFirst ? button(STOP_WAITING) : isLoading(button(deedOf(played).running)),
      unanswered: () => screen.getByText(/^O servidor não respondeu a tempo/),
      confirming: () => button('Cancelar reserva', dialog('Cancelar reserva?')),
      'running.prompt': (played) => isLoading(button(deedOf(played).running)),
      done: () => screen.getByText('Reserva cancelada com sucesso!'),
    },
  };
}

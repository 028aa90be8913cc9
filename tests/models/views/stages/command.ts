import { screen } from '@testing-library/react';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { orderOf } from '../../../api/booking/world.ts';
import { type Stage, tagOf } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, dialog, press } from './onScreen.ts';

export async function commandStage(world: ViewWorld): Promise<Stage> {
  const arena = await world.arena('local');
  const player = await world.player();
  for (const hour of [18, 19, 20, 21, 22]) await world.reserve(player, orderOf(arena, world.today, [hour]));

  return {
    calls: { run: 'cancelReservation' },
    opening: async () => ({ path: ROUTES.myReservations.path, session: await world.sessionOf(player) }),
    lead: async () => void (await screen.findAllByRole('button', { name: 'Cancelar' })),
    acts: {
      'command.requested': (played) => press(played, 'Cancelar'),
      'command.confirmed': (played) => press(played, 'Cancelar reserva'),
      'command.declined': (played) => press(played, 'Manter reserva'),
    },
    conditions: {
      run: async ({ chart }, output) => {
        // Another device of the player was faster.
        if (tagOf(output) === 'Refused') await world.cancel(player, chart().getSnapshot().context.subject);
        return undefined;
      },
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

import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { reservations } from '../../../../server/database/schema/reservations.ts';
import { orderOf } from '../../../api/booking/world.ts';
import { type Stage, tagOf } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

export async function myReservationsStage(world: ViewWorld): Promise<Stage> {
  const arena = await world.arena('platform');
  const [player, other] = [await world.player(), await world.player()];
  const made = await world.reserve(player, orderOf(arena, world.today, [20]));
  const id: string = made.body.data.reservation._id;
  const change = (row: Partial<typeof reservations.$inferInsert>) =>
    world.database.orm.update(reservations).set(row).where(eq(reservations.id, id));

  return {
    calls: { openPayment: 'reservation' },
    opening: async () => ({ path: ROUTES.myReservations.path, session: await world.sessionOf(player) }),
    lead: async () => void (await screen.findByRole('button', { name: 'Pagar reserva' })),
    acts: {
      'cancel.requested': (played) => press(played, 'Cancelar'),
      'pay.requested': (played) => press(played, 'Pagar reserva'),
      'dialog.closed': (played) => closeDialog(played, 'Pague com PIX'),
    },
    conditions: {
      openPayment: async ({ app }, output) => {
        const restore = async () => {
          await change({ status: 'PENDENTE', playerId: player.id });
          await app.queryClient.invalidateQueries();
        };
        if (tagOf(output) === 'Closed') await change({ status: 'EXPIRADA' });
        if (tagOf(output) === 'Refused') await change({ playerId: other.id });
        return tagOf(output) === 'Payable' ? undefined : restore;
      },
    },
    shows: {
      browsing: () => button('Pagar reserva'),
      paying: () => dialog('Pague com PIX'),
    },
  };
}

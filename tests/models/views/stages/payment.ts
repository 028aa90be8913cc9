import { screen } from '@testing-library/react';
import { reservePath } from '../../../../domain/navigation/routes.ts';
import { act } from '../../../../server/payments/sandboxTeller.ts';
import { orderOf } from '../../../api/booking/world.ts';
import type { Stage } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, dialog, press } from './onScreen.ts';

/** The relay asks the provider at most once in this time. */
const ASK_EVERY_MS = 10_000;

export async function paymentStage(world: ViewWorld): Promise<Stage> {
  const { database } = world;
  const arena = await world.arena('platform');
  const player = await world.player();
  const made = await world.reserve(player, orderOf(arena, world.today, [20]));
  const reservation: string = made.body.data.reservation._id;
  const charge: string = made.body.data.reservationPayment.mpPaymentId;

  return {
    calls: { fetchCharge: 'paymentRelay', fetchSettlement: 'reservation' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    // The summary in the dialog reads the reservation too.
    lead: ({ pass }) => pass('reservation'),
    acts: { 'code.copied': (played) => press(played, /^(Copiar código PIX|Código copiado)$/) },
    conditions: {
      fetchCharge: async (_played, output) => {
        database.passTime(ASK_EVERY_MS + 1);
        if (output === 'cancelled') await act(database, charge, 'recusar');
        if (output === 'approved' && !(await act(database, charge, 'pagar'))) {
          await act(database, charge, 'pagar-atrasado');
        }
        return undefined;
      },
      fetchSettlement: async (_played, output) => {
        if (output !== 'refunded') return undefined;
        await world.cancel(arena.owner, reservation);
        await world.runDue();
        return undefined;
      },
    },
    shows: {
      awaitingPix: () => [
        button(/Copiar código PIX|Código copiado/, dialog('Pague com PIX')),
        screen.getAllByText('Pendente'),
      ],
      settling: () => screen.getByText(/^Pagamento recebido/),
      expired: () => [dialog('Pagamento cancelado'), screen.getAllByText('Cancelado')],
      forgotten: () => dialog('Pagamento cancelado'),
      paid: () => [dialog('Pagamento aprovado'), screen.getAllByText('Aprovado')],
      refunded: () => dialog('Pagamento devolvido'),
    },
  };
}

import { reservePath } from '../../../domain/navigation/routes.ts';
import { act } from '../../../server/payment/sandbox/sandboxTeller.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** The relay asks the provider at most once in this time. */
const ASK_EVERY_MS = 10_000;

export async function paymentScene(world: SceneWorld): Promise<Scene> {
  const { database } = world;
  const arena = await world.arena('platform');
  const player = await world.player();
  const made = await world.reserve(player, orderOf(arena, world.today, [20]));
  const reservation: string = made.body.data.reservation._id;
  const charge: string = made.body.data.reservationPayment.mpPaymentId;

  return {
    calls: { fetchCharge: 'paymentRelay', fetchSettlement: 'reservation' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    conditions: {
      fetchCharge: async (_screen, output) => {
        database.passTime(ASK_EVERY_MS + 1);
        if (output === 'cancelled') await act(database, charge, 'recusar');
        if (output === 'approved' && !(await act(database, charge, 'pagar'))) {
          await act(database, charge, 'pagar-atrasado');
        }
        return undefined;
      },
      fetchSettlement: async (_screen, output) => {
        if (output === 'refunding' || output === 'refunded') await world.cancel(arena.owner, reservation);
        if (output === 'refunded') await world.runDue();
        return undefined;
      },
    },
  };
}

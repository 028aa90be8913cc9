import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { reservations } from '../../../server/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function myReservationsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('platform');
  const [player, other] = [await world.player(), await world.player()];
  const made = await world.reserve(player, orderOf(arena, world.today, [20]));
  const id: string = made.body.data.reservation._id;
  const change = (row: Partial<typeof reservations.$inferInsert>) =>
    world.database.orm.update(reservations).set(row).where(eq(reservations.id, id));

  return {
    calls: { openPayment: 'reservation' },
    opening: async () => ({ path: ROUTES.myReservations.path, session: await world.sessionOf(player) }),
    conditions: {
      openPayment: async ({ readAgain }, output) => {
        const restore = async () => {
          await change({ status: 'PENDENTE', playerId: player.id });
          await readAgain();
        };
        if (tagOf(output) === 'Closed') await change({ status: 'EXPIRADA' });
        if (tagOf(output) === 'Refused') await change({ playerId: other.id });
        return tagOf(output) === 'Payable' ? undefined : restore;
      },
    },
  };
}

import { ROUTES } from '../../../domain/navigation/routes.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** An evening at noon: three reservations to be paid at the arena, and one cancelled, whose refund the bank refused. */
export async function agendaScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  const reserve = async (hour: number): Promise<string> => {
    const made = await world.reserve(player, orderOf(arena, world.today, [hour]));
    return made.body.data.reservation._id;
  };
  for (const hour of [19, 20, 21]) await reserve(hour);
  const cancelled = await reserve(22);
  await world.cancel(player, cancelled);
  await world.database.pool.query("update reservation set money_back = 'refused' where id = $1", [cancelled]);

  return {
    calls: {},
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
  };
}

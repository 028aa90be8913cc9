import { ROUTES } from '../../../domain/navigation/routes.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { COMMANDS } from '../../app/messages.ts';
import { eq } from 'drizzle-orm';
import { reservations } from '../../../server/database/schema/reservations.ts';
import { repeated, timesOf } from './truth.ts';

/** An evening at noon: four reservations to be paid at the arena, and one cancelled, whose refund the bank refused. */
export async function agendaScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  const reserve = async (hour: number): Promise<string> => {
    const made = await world.reserve(player, orderOf(arena, world.today, [hour]));
    return made.body.data.reservation._id;
  };
  for (const hour of [19, 20, 21]) await reserve(hour);
  const cancelled = await reserve(22);
  await reserve(18);
  await world.cancel(player, cancelled);
  await world.database.pool.query("update reservation set money_back = 'refused' where id = $1", [cancelled]);

  return {
    tells: { 'confirm.requested': COMMANDS.payReservation[0], 'deed.done': COMMANDS.payReservation[0] },
    truths: [
      {
        section: 'SPEC 7, Reservations',
        says: 'confirming is sent without a body; who thinks better of another deed sends nothing',
        planned: (happened) =>
          repeated(timesOf(happened, 'confirm.requested', 'deed.done'), ['payReservation', undefined]),
        found: ({ sent }) => sent().map(({ endpoint, body }) => [endpoint, body]),
      },
      {
        section: 'RULES 4',
        says: 'a reservation that is paid at the arena becomes PAGA by the check of its owner, and no other changes',
        planned: (happened) => [
          'PENDENTE none',
          'PENDENTE none',
          timesOf(happened, 'confirm.requested') > 0 ? 'PAGA none' : 'PENDENTE none',
          'CANCELADA refused',
          timesOf(happened, 'deed.done') > 0 ? 'PAGA none' : 'PENDENTE none',
        ],
        found: async () => {
          const ofArena = eq(reservations.arenaId, arena.id);
          const rows = await world.database.orm.select().from(reservations).where(ofArena).orderBy(reservations.id);
          return rows.map(({ status, moneyBack }) => `${status} ${moneyBack}`);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
  };
}

import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { movements } from '../../../server/database/schema/ledger.ts';
import { reservations } from '../../../server/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { COMMANDS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** An evening at noon: four reservations to be paid at the arena. */
export async function undoScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player();
  for (const hour of [18, 19, 20, 21]) await world.reserve(player, orderOf(arena, world.today, [hour]));
  return {
    tells: { 'deed.done': COMMANDS.payReservation[0], 'undo.requested': COMMANDS.undoPayment[0] },
    truths: [
      {
        section: 'RULES 5',
        says: 'what was taken back is owed again, what was not stays paid',
        planned: (happened) => timesOf(happened, 'deed.done') - timesOf(happened, 'undo.requested'),
        found: async () => {
          const ofArena = eq(reservations.arenaId, arena.id);
          const rows = await world.database.orm.select().from(reservations).where(ofArena);
          return rows.filter(({ status }) => status === 'PAGA').length;
        },
      },
      {
        section: 'RULES 4',
        says: 'an undo is a movement of its own, never a deletion of the past',
        planned: (happened) => ({
          payments: timesOf(happened, 'deed.done'),
          undone: timesOf(happened, 'undo.requested'),
        }),
        found: async () => {
          const rows = await world.database.orm.select().from(movements).where(eq(movements.arenaId, arena.id));
          const of = (kind: string) => rows.filter((row) => row.kind === kind).length;
          return { payments: of('payment'), undone: of('undo') };
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerReservations.path, session: await world.sessionOf(arena.owner) }),
  };
}

import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT, OOPS, TOO_LATE } from './truth.ts';

export async function myReservationsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('platform');
  const [player, other] = [await world.player(), await world.player()];
  const made = await world.reserve(player, orderOf(arena, world.today, [20]));
  const id: string = made.body.data.reservation._id;
  const change = (row: Partial<typeof reservations.$inferInsert>) =>
    world.database.orm.update(reservations).set(row).where(eq(reservations.id, id));

  return {
    tells: {
      'done(openPayment) Closed': ({ output }) =>
        isPaid(output) ? 'Esta reserva já está paga.' : 'Esta reserva já não espera pagamento.',
      'done(openPayment) Refused': 'Reserva não encontrada.',
      'error(openPayment)': OOPS,
      'after(readLimit)': TOO_LATE,
    },
    truths: [
      NOTHING_SENT,
      {
        section: 'SPEC 4, Reservation (player list)',
        says: 'looking at a reservation, or keeping it, leaves it waiting for its PIX with its hour',
        planned: () => ['PENDENTE', 1],
        found: async () => {
          const [row] = await world.database.orm.select().from(reservations).where(eq(reservations.id, id));
          const hours = await world.database.orm.select().from(slotClaims).where(eq(slotClaims.occupantId, id));
          return [row?.status, hours.length];
        },
      },
    ],
    calls: { openPayment: 'reservation' },
    opening: async () => ({ path: ROUTES.myReservations.path, session: await world.sessionOf(player) }),
    conditions: {
      openPayment: async ({ readAgain }, output) => {
        const restore = async () => {
          await change({ status: 'PENDENTE', playerId: player.id });
          await readAgain();
        };
        if (tagOf(output) === 'Closed') await change({ status: isPaid(output) ? 'PAGA' : 'EXPIRADA' });
        if (tagOf(output) === 'Refused') await change({ playerId: other.id });
        return tagOf(output) === 'Payable' ? undefined : restore;
      },
    },
  };
}

function isPaid(output: unknown): boolean {
  return typeof output === 'object' && output !== null && Reflect.get(output, 'isPaid') === true;
}

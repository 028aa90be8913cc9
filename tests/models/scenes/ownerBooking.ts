import { eq } from 'drizzle-orm';
import type { Day } from '../../../domain/days/day.ts';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { timeSlots, vouchers } from '../../../server/database/schema/arenas.ts';
import { orderOf } from '../../api/booking/world.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { twoDays } from './twoDays.ts';

const CODE = 'AREIA10';

export async function ownerBookingScene(world: SceneWorld) {
  const { database, today } = world;
  const { orm } = database;
  const arena = await world.arena('platform', 3);
  // No name that another chart looks for: the scenes of all share one database.
  const name = `Wanderleia ${arena.id.slice(-6)}`;
  const [player, rival] = [await world.player({ name }), await world.player()];
  await world.voucher({ arena, player }, { code: CODE, lifetimeUse: true });

  const setSlots = (isAvailable: boolean) =>
    orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  const setVoucher = (status: 'ATIVO' | 'EXPIRADO') =>
    orm.update(vouchers).set({ status }).where(eq(vouchers.arenaId, arena.id));

  const scene: Scene = {
    calls: { makeOwnerReservation: 'makeOwnerReservation' },
    opening: async () => ({ path: ROUTES.ownerReserve.path, session: await world.sessionOf(arena.owner) }),
    conditions: {
      makeOwnerReservation: async ({ context, readAgain }, output) => {
        await setVoucher(tagOf(output) === 'VoucherRefused' ? 'EXPIRADO' : 'ATIVO');
        if (tagOf(output) === 'SlotTaken') await takeBefore(context());
        if (tagOf(output) !== 'Refused') return undefined;
        await setSlots(false);
        return async () => {
          await setSlots(true);
          await readAgain();
        };
      },
    },
  };
  return { scene, code: CODE, player: name, made: `${ROUTES.ownerReservations.path}?dia=`, dayName: twoDays(today) };

  async function takeBefore(order: OrderOnScreen): Promise<void> {
    const court = arena.courts.findIndex(({ id }) => id === order.chosen[0]?.court);
    const hours = order.chosen.map(({ startHour }) => startHour);
    const { status } = await world.reserve(rival, orderOf(arena, order.day, hours, court));
    if (status !== 201) throw new Error(`the rival was not faster: ${status}`);
  }
}

interface OrderOnScreen {
  readonly day: Day;
  readonly chosen: readonly { readonly court: string; readonly startHour: number }[];
}

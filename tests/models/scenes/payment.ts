import { choiceSearch } from '#domain/booking/choice.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { openDesk } from '../../api/agenda/desk.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';
import { eq } from 'drizzle-orm';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';

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
    tells: {
      'code.copied': 'Código do PIX copiado com sucesso!',
      // Money on its way back stays so until it is back (RULES 5).
      'done(fetchSettlement) paid': (_event, earlier) =>
        timesOf(earlier, 'done(fetchSettlement) refunding') > 0 ? null : 'Pagamento confirmado com sucesso!',
    },
    truths: [
      {
        section: 'RULES 4 and 5',
        says: 'paid is PAGA with its hour; given back is CANCELADA without it; what nobody paid waits, or is EXPIRADA',
        planned: statusAfter,
        found: async () => {
          const [row] = await database.orm.select().from(reservations).where(eq(reservations.id, reservation));
          const hours = await database.orm.select().from(slotClaims).where(eq(slotClaims.occupantId, reservation));
          return { status: row?.status, hours: hours.length, moneyBack: row?.moneyBack };
        },
      },
      {
        section: 'RULES 5',
        says: 'who waits for a payment only asks: nothing is written, however often',
        planned: () => [],
        found: ({ sent }) => sent(),
      },
    ],
    calls: { fetchCharge: 'paymentRelay', fetchSettlement: 'reservation' },
    // As after a reload while the PIX was on screen.
    opening: async () => ({
      path: reservePath(arena.id) + choiceSearch({ day: world.today, chosen: [], paying: reservation }),
      session: await world.sessionOf(player),
    }),
    conditions: {
      fetchCharge: async (_screen, output) => {
        database.passTime(ASK_EVERY_MS + 1);
        if (output === 'cancelled') await act(database, charge, 'recusar');
        if (output === 'atArena') {
          await openDesk(world).counter(arena.owner, reservation);
          await world.runDue();
        }
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

/** What the table must say of the reservation, by what the bank and the arena did. */
function statusAfter(happened: readonly ChartEvent[]) {
  if (timesOf(happened, 'done(fetchSettlement) refunded') > 0)
    return { status: 'CANCELADA', hours: 0, moneyBack: 'done' };
  if (timesOf(happened, 'done(fetchSettlement) refunding') > 0)
    return { status: 'CANCELADA', hours: 0, moneyBack: 'owed' };
  if (timesOf(happened, 'done(fetchCharge) approved') > 0) return { status: 'PAGA', hours: 1, moneyBack: 'none' };
  if (timesOf(happened, 'done(fetchCharge) atArena') > 0) return { status: 'CONFIRMADA', hours: 1, moneyBack: 'none' };
  if (timesOf(happened, 'done(fetchCharge) cancelled') > 0) return { status: 'EXPIRADA', hours: 0, moneyBack: 'none' };
  return { status: 'PENDENTE', hours: 1, moneyBack: 'none' };
}

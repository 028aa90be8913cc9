import { eq, and } from 'drizzle-orm';
import type { Day } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { hashToken } from '#core/people/tokens.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { newId } from '#platform/database/uuid.ts';
import { arenas, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { orderOf } from '../../api/booking/world.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { hourWords, lateArena } from './lateHours.ts';
import { twoDays } from './twoDays.ts';
import { OOPS, timesOf, UNANSWERED } from './truth.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { same } from '../harness/rules.ts';

const CODE = 'AREIA10';
/** Without a key of its own there is nothing to pay a link by. */
const KEY = { pixKey: '52998224725', pixReceiver: 'Maré Alta' };

export async function ownerBookingScene(world: SceneWorld) {
  const { database, today } = world;
  const { orm } = database;
  const arena = await lateArena(world);
  // No name that another chart looks for: the scenes of all share one database.
  const name = `Wanderleia ${arena.id.slice(-6)}`;
  const [player, rival] = [await world.player({ name }), await world.player()];
  const customer = `Zulmira ${arena.id.slice(-6)}`;
  const customerId = newId();
  const record = { arenaId: arena.id, id: customerId, rootId: customerId, name: customer, madeAt: new Date() };
  await orm.insert(customers).values({ ...record, phone: '13911112222' });
  await orm.update(arenas).set(KEY).where(eq(arenas.id, arena.id));
  await world.voucher({ arena, player }, { code: CODE });

  const setSlots = (isAvailable: boolean) =>
    orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  /** One credit is the last. */
  const setCredits = (credits: 0 | 1) => orm.update(vouchers).set({ credits }).where(eq(vouchers.arenaId, arena.id));

  /** What somebody else took, as it is told. */
  let taken = '';
  const scene: Scene = {
    tells: {
      'done(makeOwnerReservation) Made': 'Reserva(s) feita(s) sucesso!',
      'done(makeOwnerReservation) SlotTaken': () => `Alguém reservou antes: ${taken}. Escolha outro horário.`,
      'done(makeOwnerReservation) Refused': 'Este horário não está disponível.',
      'error(makeOwnerReservation)': OOPS,
      'wait.abandoned': unansweredOrder,
      'after(waitLimit)': unansweredOrder,
    },
    truths: [
      {
        section: 'RULES 4',
        says: 'what the owner reserves is CONFIRMADA at once, to be paid at the arena, without a deadline; nothing else is there',
        planned: (happened) =>
          Array.from({ length: timesOf(happened, 'done(makeOwnerReservation) Made') }, () => ({
            status: 'CONFIRMADA',
            paymentMethod: 'local',
            expiresAt: null,
            hours: 1,
          })),
        found: async () => {
          const ofOwner = and(eq(reservations.arenaId, arena.id), eq(reservations.madeBy, 'owner'));
          const rows = await orm.select().from(reservations).where(ofOwner);
          const claims = await orm.select().from(slotClaims).where(eq(slotClaims.arenaId, arena.id));
          return rows.map(({ id, status, paymentMethod, expiresAt }) => {
            const hours = claims.filter(({ occupantId }) => occupantId === id).length;
            return { status, paymentMethod, expiresAt, hours };
          });
        },
      },
      {
        section: 'SPEC 7, Reservations',
        says: 'an order of the owner names a player, a customer or a guest, and one of them',
        found: ({ sent }) => {
          for (const { body } of sent('makeOwnerReservation')) {
            const named = Object.keys(body as object).filter((key) => /^(player|customer|guestPlayerName)$/.test(key));
            same('the order is for nobody or for two', 1, named.length);
          }
        },
      },
      {
        section: 'decisions 158',
        says: 'the link on screen is that of the reservation, by the secret that the page made last',
        found: async ({ sent, happened }) => {
          if (timesOf(happened, 'done(makeLink) Linked') === 0) return;
          const made = await orm.select().from(paymentLinks).where(eq(paymentLinks.arenaId, arena.id));
          const token = String(Object(sent('makePaymentLink').at(-1)?.body).token);
          same(
            'another link is there',
            [hashToken(token)],
            made.map(({ tokenHash }) => tokenHash),
          );
        },
      },
    ],
    calls: { makeOwnerReservation: 'makeOwnerReservation', makeLink: 'makePaymentLink' },
    opening: async () => ({ path: ROUTES.ownerReserve.path, session: await world.sessionOf(arena.owner) }),
    conditions: {
      makeOwnerReservation: async ({ context, readAgain }, output) => {
        await setCredits(tagOf(output) === 'VoucherRefused' ? 0 : 1);
        if (tagOf(output) === 'SlotTaken') await takeBefore(context());
        if (tagOf(output) !== 'Refused') return undefined;
        await setSlots(false);
        return async () => {
          await setSlots(true);
          await readAgain();
        };
      },
      // Cancelled meanwhile, it waits for no payment.
      makeLink: async ({ context }, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        await setStatus(context().booked.id, 'CANCELADA');
        return () => setStatus(context().booked.id, 'CONFIRMADA');
      },
    },
  };
  return {
    scene,
    code: CODE,
    player: name,
    customer,
    made: `${ROUTES.ownerReservations.path}?dia=`,
    dayName: twoDays(today),
  };

  async function setStatus(id: string, status: 'CANCELADA' | 'CONFIRMADA'): Promise<void> {
    await orm
      .update(reservations)
      .set({ status })
      .where(and(eq(reservations.arenaId, arena.id), eq(reservations.id, id)));
  }

  async function takeBefore(order: OrderOnScreen): Promise<void> {
    const court = arena.courts.findIndex(({ id }) => id === order.chosen[0]?.court);
    const hours = order.chosen.map(({ startHour }) => startHour);
    taken = hours.map((hour) => hourWords(hour, court)).join(', ');
    const { status } = await world.reserve(rival, orderOf(arena, order.day, hours, court));
    if (status !== 201) throw new Error(`the rival was not faster: ${status}`);
  }
}

/** Of a link that did not come the page itself tells. */
function unansweredOrder(_event: ChartEvent, earlier: readonly ChartEvent[]) {
  return timesOf(earlier, 'done(makeOwnerReservation) Made') > 0 ? null : UNANSWERED;
}

interface OrderOnScreen {
  readonly day: Day;
  readonly chosen: readonly { readonly court: string; readonly startHour: number }[];
}

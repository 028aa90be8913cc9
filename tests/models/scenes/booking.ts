import { and, eq, notInArray } from 'drizzle-orm';
import { addDays, type Day, toIsoDay } from '../../../domain/days/day.ts';
import { reservePath } from '../../../domain/navigation/routes.ts';
import { arenas, timeSlots, vouchers } from '../../../server/database/schema/arenas.ts';
import { people } from '../../../server/database/schema/people.ts';
import { reservations, slotClaims } from '../../../server/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { same } from '../harness/rules.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { hourWords, lateArena } from './lateHours.ts';
import { twoDays } from './twoDays.ts';
import { OFFLINE, OOPS, timesOf, TOO_LATE, UNANSWERED } from './truth.ts';

const CODE = 'AREIA10';
const HOUR_MS = 3_600_000;

export async function bookingScene(world: SceneWorld) {
  const { database, today } = world;
  const { orm } = database;
  const arena = await lateArena(world);
  const [player, rival] = [await world.player(), await world.player()];
  await world.voucher({ arena, player }, { code: CODE });
  // An hour of the player's own on each of the two days that the paths show, on the last court.
  const own = [
    await world.reserve(player, orderOf(arena, today, [23], arena.courts.length - 1)),
    await world.reserve(player, orderOf(arena, addDays(today, 1), [23], arena.courts.length - 1)),
  ].map(({ body }): string => body.data.reservation._id);

  const setArena = (row: Partial<typeof arenas.$inferInsert>) =>
    orm.update(arenas).set(row).where(eq(arenas.id, arena.id));
  const setPlayer = (row: Partial<typeof people.$inferInsert>) =>
    orm.update(people).set(row).where(eq(people.id, player.id));
  const setOwn = (status: 'PENDENTE' | 'CONFIRMADA' | 'EXPIRADA') =>
    Promise.all(own.map((id) => orm.update(reservations).set({ status }).where(eq(reservations.id, id))));
  const setSlots = (isAvailable: boolean) =>
    orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  /** One credit is the last. */
  const setCredits = (credits: 0 | 1) => orm.update(vouchers).set({ credits }).where(eq(vouchers.arenaId, arena.id));
  /** What somebody else took, as it is told. */
  let taken = '';
  const complete = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;

  /** Earlier holds of the path would reach the limit of three. */
  const forgetHolds = () =>
    orm
      .update(reservations)
      .set({ status: 'CONFIRMADA' })
      .where(and(eq(reservations.playerId, player.id), notInArray(reservations.id, own)));

  const made = () =>
    orm
      .select()
      .from(reservations)
      .where(and(eq(reservations.playerId, player.id), notInArray(reservations.id, own)))
      .orderBy(reservations.id);

  const scene: Scene = {
    truths: [
      {
        section: 'SPEC 4, Reservation',
        says: 'every order that was answered with a reservation is one, and no other is',
        planned: (happened) => timesOf(happened, 'done(makeReservation) Made'),
        found: async () => (await made()).length,
      },
      {
        section: 'RULES 4',
        says: 'every reservation has its hour, which is at noon the last one of the day, until midnight',
        found: async () => {
          const taken = await orm.select().from(slotClaims).where(eq(slotClaims.arenaId, arena.id));
          const claims = new Set(taken.map((claim) => claim.reservationId));
          const without = (await made()).filter(({ id }) => !claims.has(id));
          same('a reservation was made that has no hour', [], without);
          const early = taken.filter(({ day, hour }) => day === toIsoDay(today) && hour !== 23);
          same('an hour is claimed that is over', [], early);
        },
      },
      {
        section: 'RULES 4',
        says: 'what is paid on the platform has a deadline of one hour, and what is paid at the arena has none',
        found: async () => {
          for (const { paymentMethod, createdAt, expiresAt } of await made()) {
            const limit = paymentMethod === 'platform' ? HOUR_MS : null;
            same('another deadline', limit, expiresAt && expiresAt.getTime() - createdAt.getTime());
          }
        },
      },
      {
        section: 'RULES 4',
        says: 'the last credit of a voucher takes its quarter off one reservation, half a centavo up, and is gone by it',
        found: async () => {
          const rows = await made();
          for (const { voucherId, totalCentavos, discountCentavos } of rows) {
            const off = voucherId === null ? 0 : Math.floor((totalCentavos + discountCentavos) / 4 + 0.5);
            same('another discount', off, discountCentavos);
          }
          const [voucher] = await orm.select().from(vouchers).where(eq(vouchers.arenaId, arena.id));
          if (rows.at(-1)?.voucherId) same('the credit is still there', 0, voucher?.credits);
        },
      },
      {
        section: 'SPEC 7, Reservations',
        says: 'the order that is sent names arena, day, court, hours, sport and code, and no total',
        found: ({ sent }) => {
          for (const { body } of sent('makeReservation')) checkOrder(body, arena.id);
        },
      },
    ],
    tells: {
      'done(makeReservation) Made': 'Reserva(s) feita(s) sucesso!',
      'done(makeReservation) SlotTaken': () => `Alguém reservou antes: ${taken}. Escolha outro horário.`,
      'done(makeReservation) Refused': 'Este horário não está disponível.',
      'error(makeReservation)': OOPS,
      'done(openPayment) Offline': OFFLINE,
      'error(openPayment)': OOPS,
      'after(readLimit)': TOO_LATE,
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
      'done(profileCompletion)': ({ output }) => (isComplete(output) ? 'Dados atualizados com sucesso!' : null),
    },
    calls: { fetchLiveHold: 'liveHold', openPayment: 'reservation', makeReservation: 'makeReservation' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    conditions: {
      fetchLiveHold: async (_screen, output) => {
        if (tagOf(output) === 'Held') return undefined;
        await forgetHolds();
        await setOwn('CONFIRMADA');
        return async () => void (await setOwn('PENDENTE'));
      },
      openPayment: async ({ readAgain }, output) => {
        if (tagOf(output) !== 'Closed') return undefined;
        await setOwn('EXPIRADA');
        return async () => {
          await setOwn('PENDENTE');
          await readAgain();
        };
      },
      makeReservation: async ({ context, readAgain }, output) => {
        await forgetHolds();
        await setPlayer(tagOf(output) === 'ProfileIncomplete' ? { phone: null } : complete);
        await setArena({ paymentMethod: hasCharge(output) ? 'platform' : 'local' });
        await setCredits(tagOf(output) === 'VoucherRefused' ? 0 : 1);
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
  return {
    scene,
    code: CODE,
    city: complete.city,
    phone: complete.phone,
    dayName: twoDays(today),
  };

  async function takeBefore(order: OrderOnScreen): Promise<void> {
    const court = arena.courts.findIndex(({ id }) => id === order.chosen[0]?.court);
    const hours = order.chosen.map(({ startHour }) => startHour);
    taken = hours.map((hour) => hourWords(hour, court)).join(', ');
    const { status } = await world.reserve(rival, orderOf(arena, order.day, hours, court));
    if (status !== 201) throw new Error(`the rival was not faster: ${status}`);
  }
}

/** What the call of the specification carries, and nothing else. */
function checkOrder(body: unknown, arena: string): void {
  const { code = CODE, date, selectedTimeSlots, ...rest } = body as Record<string, unknown>;
  same('the order names another arena or more', { arena }, rest);
  same('the order names another code', CODE, code);
  same('the day is another', ['day', 'month', 'year'], Object.keys(date as object).toSorted());
  for (const { court, timeSlots, sport, ...more } of selectedTimeSlots as readonly Record<string, unknown>[]) {
    same(
      'the hours are another',
      [true, true, true, {}],
      [court !== undefined, timeSlots !== undefined, sport !== undefined, more],
    );
  }
}

interface OrderOnScreen {
  readonly day: Day;
  readonly chosen: readonly { readonly court: string; readonly startHour: number }[];
}

function hasCharge(output: unknown): boolean {
  return typeof output === 'object' && output !== null && Reflect.get(output, 'charge') !== null;
}

export function isComplete(output: unknown): boolean {
  return typeof output === 'object' && output !== null && Reflect.get(output, 'isComplete') === true;
}

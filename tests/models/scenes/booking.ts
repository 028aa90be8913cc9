import { and, eq, notInArray } from 'drizzle-orm';
import { choiceSearch } from '#domain/booking/choice.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { arenas, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { orderOf } from '../../api/booking/world.ts';
import { bookingTruths } from './bookingTruths.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { hourWords, lateArena } from './lateHours.ts';
import { twoDays } from './twoDays.ts';
import { OFFLINE, OOPS, TOO_LATE, UNANSWERED } from './truth.ts';

const CODE = 'AREIA10';
/** More than a walk can spend, in centavos. */
const CREDIT = 1_000_000;

export async function bookingScene(world: SceneWorld) {
  const { database, today } = world;
  const { orm } = database;
  const arena = await lateArena(world);
  const [player, rival] = [await world.player(), await world.player()];
  await world.voucher({ arena, player }, { code: CODE });
  await orm.insert(playerCredits).values({ arenaId: arena.id, playerId: player.id, centavos: CREDIT });
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

  /** An hour of the first court on the second day, or a PIX of the player's own that was on screen. */
  const pathOf = (start: string) => {
    const [court = ''] = arena.courts.map(({ id }) => id);
    const chosen = start === 'chosen' ? [{ court, startHour: 23, sport: 'FUTEVOLEI' as const }] : [];
    const day = addDays(today, start === 'chosen' ? 1 : 0);
    const paying = start === 'paying' ? own[0] : '';
    return reservePath(arena.id) + (start === 'start' ? '' : choiceSearch({ day, chosen, paying }));
  };

  const made = () =>
    orm
      .select()
      .from(reservations)
      .where(
        and(eq(reservations.arenaId, arena.id), eq(reservations.playerId, player.id), notInArray(reservations.id, own)),
      )
      .orderBy(reservations.id);

  const scene: Scene = {
    truths: bookingTruths({ world, arena, code: CODE, credit: CREDIT, made }),
    tells: {
      'done(makeReservation) Made': 'Reserva(s) feita(s) sucesso!',
      'done(makeReservation) SlotTaken': () => `Alguém reservou antes: ${taken}. Escolha outro horário.`,
      'done(makeReservation) TooManyHolds': 'Você já tem 3 reservas aguardando pagamento. Pague ou cancele uma delas.',
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
    opening: async (start) => ({ path: pathOf(start), session: await world.sessionOf(player) }),
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
        const isHold = hasCharge(output) || tagOf(output) === 'TooManyHolds';
        await setArena({ paymentMethod: isHold ? 'platform' : 'local' });
        await setCredits(tagOf(output) === 'VoucherRefused' ? 0 : 1);
        if (tagOf(output) === 'TooManyHolds') await holdElsewhere();
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

  /** With the two of the scene's own, the third that waits for its PIX. */
  async function holdElsewhere(): Promise<void> {
    const { status } = await world.reserve(player, orderOf(await lateArena(world), today, [23]));
    if (status !== 201) throw new Error(`no third hold was made: ${status}`);
  }

  async function takeBefore(order: OrderOnScreen): Promise<void> {
    const court = arena.courts.findIndex(({ id }) => id === order.chosen[0]?.court);
    const hours = order.chosen.map(({ startHour }) => startHour);
    taken = hours.map((hour) => hourWords(hour, court)).join(', ');
    const { status } = await world.reserve(rival, orderOf(arena, order.day, hours, court));
    if (status !== 201) throw new Error(`the rival was not faster: ${status}`);
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

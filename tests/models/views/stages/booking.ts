import { screen, within } from '@testing-library/react';
import { and, eq, notInArray } from 'drizzle-orm';
import { isSameDay, type Day } from '../../../../domain/days/day.ts';
import { addDays } from '../../../../domain/days/day.ts';
import { spokenDay } from '../../../../domain/days/formatDay.ts';
import { reservePath } from '../../../../domain/navigation/routes.ts';
import { arenas, timeSlots, vouchers } from '../../../../server/database/schema/arenas.ts';
import { people } from '../../../../server/database/schema/people.ts';
import { reservations } from '../../../../server/database/schema/reservations.ts';
import { orderOf } from '../../../api/booking/world.ts';
import { type Played, type Stage, tagOf } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

const CODE = 'AREIA10';

export async function bookingStage(world: ViewWorld): Promise<Stage> {
  const { database, today } = world;
  const { orm } = database;
  const arena = await world.arena('platform', 3);
  const [player, rival] = [await world.player(), await world.player()];
  await world.voucher({ arena, player }, { code: CODE, lifetimeUse: true });
  // An hour of the player's own on each of the two days that the paths show.
  const own = [
    await world.reserve(player, orderOf(arena, today, [18], 1)),
    await world.reserve(player, orderOf(arena, addDays(today, 1), [7], 1)),
  ].map(({ body }): string => body.data.reservation._id);

  const setArena = (row: Partial<typeof arenas.$inferInsert>) =>
    orm.update(arenas).set(row).where(eq(arenas.id, arena.id));
  const setPlayer = (row: Partial<typeof people.$inferInsert>) =>
    orm.update(people).set(row).where(eq(people.id, player.id));
  const setOwn = (status: 'PENDENTE' | 'CONFIRMADA' | 'EXPIRADA') =>
    Promise.all(own.map((id) => orm.update(reservations).set({ status }).where(eq(reservations.id, id))));
  const setSlots = (isAvailable: boolean) =>
    orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  const setVoucher = (status: 'ATIVO' | 'EXPIRADO') =>
    orm.update(vouchers).set({ status }).where(eq(vouchers.arenaId, arena.id));
  const complete = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;

  /** Earlier holds of the path would reach the limit of three. */
  const forgetHolds = () =>
    orm
      .update(reservations)
      .set({ status: 'CONFIRMADA' })
      .where(and(eq(reservations.playerId, player.id), notInArray(reservations.id, own)));

  return {
    calls: { fetchLiveHold: 'liveHold', openPayment: 'reservation', makeReservation: 'makeReservation' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    acts: {
      'day.picked': (played, event) => press(played, dayName(pickedDay(played, event['day']), today)),
      'day.confirmed': (played) => press(played, 'Mudar o dia'),
      'day.declined': (played) => press(played, 'Continuar neste dia'),
      'slot.toggled': async ({ chart, user }) => {
        const pressed = chart().getSnapshot().context.chosen.length > 0;
        const [chip] = await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed, hidden: true });
        await user.click(chip ?? document.body);
      },
      'own.pressed': (played) => press(played, /sua reserva/),
      'sport.picked': async ({ user }) => {
        await user.click((await screen.findAllByRole('radio', { name: 'Futevôlei' }))[0] ?? document.body);
      },
      'voucher.typed': () => fill('Voucher', CODE),
      'reserve.pressed': (played) => press(played, 'Reservar'),
      'dialog.closed': (played) => closeDialog(played, /^(Pague com PIX|Reserva feita)$/),
    },
    conditions: {
      fetchLiveHold: async (_played, output) => {
        if (tagOf(output) === 'Held') return undefined;
        await setOwn('CONFIRMADA');
        return async () => void (await setOwn('PENDENTE'));
      },
      openPayment: async ({ app }, output) => {
        if (tagOf(output) !== 'Closed') return undefined;
        await setOwn('EXPIRADA');
        return async () => {
          await setOwn('PENDENTE');
          await app.queryClient.invalidateQueries();
        };
      },
      makeReservation: async ({ chart, app }, output) => {
        await forgetHolds();
        await setPlayer(tagOf(output) === 'ProfileIncomplete' ? { phone: null } : complete);
        await setArena({ paymentMethod: hasCharge(output) ? 'platform' : 'local' });
        await setVoucher(tagOf(output) === 'VoucherRefused' ? 'EXPIRADO' : 'ATIVO');
        if (tagOf(output) === 'SlotTaken') await takeBefore(chart().getSnapshot().context, rival);
        if (tagOf(output) !== 'Refused') return undefined;
        await setSlots(false);
        return async () => {
          await setSlots(true);
          await app.queryClient.invalidateQueries();
        };
      },
    },
    endings: {
      profileCompletion: async (played, output) => {
        await screen.findByRole('dialog', { name: 'Complete seu cadastro' });
        if (!isComplete(output)) return press(played, 'Agora não');
        fill('Cidade', complete.city);
        fill('Telefone', complete.phone);
        await played.user.click(screen.getByLabelText('Feminino'));
        await press(played, 'Salvar e reservar');
      },
    },
    shows: {
      resuming: () => screen.getByText('Carregando horários…'),
      choosing: () => button('Reservar'),
      'choosing.reminded': () => screen.getByText('Escolha pelo menos um horário para prosseguir com a reserva.'),
      confirmingDayChange: () => dialog('Mudar de dia?'),
      submitting: () => {
        if (button('Reservar').dataset['loading'] === undefined) throw new Error('it does not show that it waits');
      },
      completingProfile: () => dialog('Complete seu cadastro'),
      paying: () => dialog('Pague com PIX'),
      reserved: () => within(dialog('Reserva feita')).getByText('Na arena'),
    },
  };

  async function takeBefore(order: OrderOnScreen, who: typeof rival): Promise<void> {
    const court = arena.courts.findIndex(({ id }) => id === order.chosen[0]?.court);
    const hours = order.chosen.map(({ startHour }) => startHour);
    const { status } = await world.reserve(who, orderOf(arena, order.day, hours, court));
    if (status !== 201) throw new Error(`the rival was not faster: ${status}`);
  }
}

interface OrderOnScreen {
  readonly day: Day;
  readonly chosen: readonly { readonly court: string; readonly startHour: number }[];
}

/** The model's days are not the server's: the same day as shown, or the other of the two. */
function pickedDay({ chart, world: { today } }: Played, planned: unknown): Day {
  const { day } = chart().getSnapshot().context;
  const isToday = isSameDay(day, today);
  const wantsToday = typeof planned === 'object' && planned !== null && Reflect.get(planned, 'day') === 28;
  return wantsToday === isToday ? day : isToday ? addDays(today, 1) : today;
}

function dayName(day: Day, today: Day): string {
  return isSameDay(day, today) ? `Hoje, ${spokenDay(day)}` : spokenDay(day);
}

function hasCharge(output: unknown): boolean {
  return typeof output === 'object' && output !== null && Reflect.get(output, 'charge') !== null;
}

function isComplete(output: unknown): boolean {
  return typeof output === 'object' && output !== null && Reflect.get(output, 'isComplete') === true;
}

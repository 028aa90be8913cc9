import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { ownerReservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let arena: TestArena;
beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local');
});
afterAll(() => world.close());

// Red while HoursStep shows all that can be chosen, or Extras is open, at an hour of the address.
it('at a free hour of the grid: one line says day, court, hour and price, and only whom is asked', async () => {
  const day = addDays(world.today, 9);
  const { user, close } = await open(ownerReservePath({ day: toIsoDay(day), court: court(1), hour: 20 }));
  const known = await screen.findByRole('region', { name: 'Dia e horários' });
  expect(known.textContent).toMatch(/20:00 às 21:00, Quadra 2, Beach Tennis · R\$\s80,50/);
  within(known).getByText(spokenDay(day));
  expect(screen.queryByText('Escolha o dia')).toBeNull();
  expect(screen.getByText('Mais opções').closest('details')?.open).toBe(false);

  await user.click(within(known).getByRole('button', { name: 'Trocar horário' }));
  const chosen = await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed: true });
  expect(chosen.map(nameOf)).toEqual([expect.stringMatching(/^Das 20:00 às 21:00, R\$\s80,50/)]);
  screen.getByRole('button', { name: spokenDay(day), pressed: true });
  screen.getByRole('button', { name: 'Tirar 20:00 às 21:00, Quadra 2' });
  close();
});

it('at an hour that somebody has meanwhile: that day is shown, nothing is chosen', async () => {
  const day = addDays(world.today, 2);
  await world.reserve(await world.player(), orderOf(arena, day, [20], 1));
  const { close } = await open(ownerReservePath({ day: toIsoDay(day), court: court(1), hour: 20 }));
  await screen.findByRole('button', { name: spokenDay(day), pressed: true });
  await screen.findAllByRole('button', { name: /^Das .*R\$/ });
  screen.getByText('Nenhum horário escolhido');
  screen.getByText('Quadra 2, 20:00 às 21:00: já não está livre.');
  close();
});

it('the line goes when its hour is let go, and does not come back under what is chosen then', async () => {
  const day = toIsoDay(addDays(world.today, 3));
  const { user, close } = await open(ownerReservePath({ day, court: court(0), hour: 20 }));
  await user.click(await screen.findByRole('button', { name: 'Tirar 20:00 às 21:00, Quadra 1' }));
  const free = await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed: false });
  await user.click(free[0] ?? document.body);
  await screen.findByRole('button', { name: /^Tirar / });
  expect(screen.queryByRole('region', { name: 'Dia e horários' })).toBeNull();
  close();
});

// Red without KeptBooking, and without the address in `readBookingDraft`.
it('what was typed for an hour is there when it is opened again, and at no other hour', async () => {
  const day = toIsoDay(addDays(world.today, 4));
  const paths = [20, 21].map((hour) => ownerReservePath({ day, court: court(0), hour }));
  const { user, close } = await open(paths[0] ?? '');
  await user.click(await screen.findByRole('radio', { name: 'Convidado' }));
  await user.type(screen.getByLabelText('Nome do convidado'), 'Zé da Praia');
  await user.type(screen.getByLabelText('Observação'), 'Traz a rede');
  const typed = async (path: string) => {
    history.pushState(null, '', '/empresa/reservas');
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Convidado' })).toBeNull());
    history.pushState(null, '', path);
    await screen.findByRole('region', { name: 'Dia e horários' });
    return [
      screen.queryByLabelText<HTMLInputElement>('Nome do convidado')?.value,
      screen.getByLabelText<HTMLInputElement>('Observação').value,
      screen.getByText('Mais opções').closest('details')?.open,
    ];
  };
  expect(await typed(paths[1] ?? '')).toEqual([undefined, '', false]);
  expect(await typed(paths[0] ?? '')).toEqual(['Zé da Praia', 'Traz a rede', true]);
  close();
});

it.each(['', '?dia=2026-02-31', '?dia=2020-01-01&quadra=x&hora=25', '?dia=&hora=', '?quadra=1&hora=-1'])(
  'at %s: today, nothing chosen',
  async (search) => {
    const { close } = await open(`${ROUTES.ownerReserve.path}${search}`);
    await screen.findByRole('button', { name: /^Hoje, /, pressed: true });
    screen.getByText('Nenhum horário escolhido');
    close();
  },
);

it('of an arena without hours, or without courts: says so and leads to where they are made', async () => {
  const bare = await world.arena('local', 1);
  await world.database.pool.query('delete from time_slot where arena_id = $1', [bare.id]);
  const first = await open(ROUTES.ownerReserve.path, bare);
  const message = 'A arena não disponibilizou nenhum horário para reserva até o momento';
  await screen.findByText(message);
  expect(screen.getByRole('link', { name: 'Ver horários' }).getAttribute('href')).toBe('/empresa/horarios');
  first.close();

  await world.database.pool.query('delete from court where arena_id = $1', [bare.id]);
  const second = await open(ROUTES.ownerReserve.path, bare);
  await screen.findByText(message);
  expect(screen.getByRole('link', { name: 'Cadastrar quadra' }).getAttribute('href')).toBe('/empresa/quadras');
  second.close();
});

it('an hour that was taken is named and let go; the other, the guest and the day stay, and the rest is made', async () => {
  const day = toIsoDay(addDays(world.today, 1));
  const { user, close } = await open(ownerReservePath({ day, court: court(0), hour: 20 }));
  await user.click(await screen.findByRole('button', { name: 'Trocar horário' }));
  await user.click((await screen.findAllByRole('button', { name: /^Das 21:00/ }))[0] ?? document.body);
  await user.click(screen.getByRole('radio', { name: 'Convidado' }));
  await user.type(screen.getByLabelText('Nome do convidado'), 'Zé da Praia');
  await world.reserve(await world.player(), orderOf(arena, addDays(world.today, 1), [20]));

  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  await screen.findByText('Alguém reservou antes: 20:00 às 21:00 na Quadra 1. Escolha outro horário.');
  const chosen = await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed: true });
  expect(chosen.map(nameOf)).toEqual([expect.stringMatching(/^Das 21:00 às 22:00/)]);
  expect(screen.getByLabelText<HTMLInputElement>('Nome do convidado').value).toBe('Zé da Praia');

  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(location.pathname + location.search).toBe(`/empresa/reservas?dia=${day}`));
  await screen.findByText('Reserva(s) feita(s) sucesso!');
  close();
});

function court(index: number): string {
  return arena.courts[index]?.id ?? '';
}

async function open(path: string, of: TestArena = arena) {
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(of.owner);
  return mountApp({ path, session, adapter, clock: new SimulatedClock(), now: world.now, inspect });
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function inspect(): void {
  // Nobody listens.
}

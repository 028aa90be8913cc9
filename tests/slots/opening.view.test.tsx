import { fireEvent, screen, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { spokenWeekday } from '#domain/values/days/formatDay.ts';
import { weekdayOf } from '#domain/values/days/day.ts';
import { orderOf, type TestPerson } from '../api/booking/world.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openAt(path: string, person?: TestPerson) {
  return mountApp({
    path,
    ...(person && { session: await world.sessionOf(person) }),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
}

// Red without `Staying`, and with one more question before it is saved.
test('a weekday is closed by three clicks from the hours, with what is booked on it named and kept', async () => {
  const arena = await world.arena('local', 1);
  await world.reserve(await world.player({ name: 'Bia Souza' }), orderOf(arena, world.day, [18]));
  const weekday = spokenWeekday(weekdayOf(world.day));
  const mounted = await openAt(ROUTES.ownerSlots.path, arena.owner);
  let clicks = 0;
  const click = async (role: string, name: RegExp | string) => {
    fireEvent.click(await screen.findByRole(role, { name }));
    clicks += 1;
  };
  await click('link', 'Funcionamento');
  await click('switch', new RegExp(`^${weekday}: aberto$`, 'iu'));
  const form = within(screen.getByRole('form', { name: 'Horário de funcionamento' }));
  await form.findByText('Ficam fora destas horas, e continuam valendo:');
  form.getByText(/18:00 às 19:00, Quadra 1: Bia Souza$/u);
  await click('button', 'Salvar');
  await screen.findByText('Horário de funcionamento atualizado com sucesso!');
  expect(clicks).toBe(3);

  // A copy closes them all: what cannot be is said at its day, and nothing that was chosen is lost.
  fireEvent.click(form.getByRole('button', { name: `Copiar para todos as horas de ${weekday}` }));
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  form.getByText(/^Deixe pelo menos um dia aberto/u);
  expect(form.getAllByRole('switch', { checked: false })).toHaveLength(7);
  mounted.close();
});

test('a stranger reads when the arena opens', async () => {
  const arena = await world.arena('local', 1);
  await world.database.pool.query('update arena set opening_hours = $2 where id = $1', [
    arena.id,
    JSON.stringify([[], [], ...Array.from({ length: 5 }, () => [{ fromHour: 6, untilHour: 23 }])]),
  ]);
  const mounted = await openAt(arenaPath(arena.id));
  await screen.findByText('Seg fechado');
  screen.getByText('Ter a sáb 6h às 23h');
  screen.getByText('Dom fechado');
  mounted.close();
});

import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { SEARCH_PAUSE_MS } from '#domain/people/player.ts';
import { addDays, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { shortWeekdayName } from '#domain/values/days/formatDay.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { dialog, fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

/** A guest without a phone, whom the arena knows by a game in two days: by the name alone they would be somebody else. */
async function known(arena: TestArena): Promise<string> {
  const order = { ...orderOf(arena, addDays(world.today, 2), [18]), guestPlayerName: 'Rui Prado' };
  await openDesk(world).reserve(arena.owner, order);
  const { rows } = await world.database.pool.query('select id from customer where arena_id = $1', [arena.id]);
  return String(rows[0]?.id);
}

/** Types a part of the name and picks who is found by it. */
async function pickKnown(mounted: Awaited<ReturnType<typeof openPage>>, inside: HTMLElement): Promise<void> {
  await mounted.user.click(await within(inside).findByRole('radio', { name: 'Convidado' }));
  fill('Nome do convidado', 'rui p', inside);
  await act(async () => mounted.clock.increment(SEARCH_PAUSE_MS));
  const found = within(await within(inside).findByRole('list', { name: 'Clientes encontrados' }));
  await mounted.user.click(found.getByRole('button', { name: /Rui Prado/ }));
  within(await within(inside).findByRole('group', { name: 'Cliente da arena' })).getByText('Rui Prado');
}

// Red without `customer` in `toForWhom`: a second record is made.
test('a mensalista is agreed with a customer who was found by a part of their name', async () => {
  const arena = await world.arena('local', 1);
  const record = await known(arena);
  const mounted = await openPage(world, ROUTES.ownerNewSeries.path, arena.owner);
  const form = await screen.findByRole('form', { name: 'Novo mensalista' });
  await pickKnown(mounted, form);
  await mounted.user.click(within(form).getByRole('radio', { name: shortWeekdayName(weekdayOf(world.day)) }));
  await mounted.user.selectOptions(within(form).getByLabelText('Começa às'), '20:00');
  await press(mounted, 'Conferir semanas');
  await press(mounted, 'Combinar mensalista');
  await screen.findByRole('heading', { name: 'Mensalista combinado' });
  const { rows } = await world.database.pool.query('select customer_id from series where arena_id = $1', [arena.id]);
  expect(rows).toEqual([{ customer_id: record }]);
  mounted.close();
});

// Red without `ChosenCustomer` in WhomFields.tsx: what was picked could not be let go.
test('a reservation is given to a customer who was found, or to somebody else after all', async () => {
  const arena = await world.arena('local', 1);
  const record = await known(arena);
  const { _id: id } = await openDesk(world).reserved(arena, world.day, [20]);
  const mounted = await openPage(world, agendaPath(toIsoDay(world.day), id), arena.owner);
  await press(mounted, 'Passar para outra pessoa');
  const giving = await dialog('Passar para outra pessoa');
  await pickKnown(mounted, giving);
  await mounted.user.click(within(giving).getByRole('button', { name: 'Trocar Rui Prado' }));
  within(giving).getByDisplayValue('Rui Prado');
  await pickKnown(mounted, giving);
  await mounted.user.click(within(giving).getByRole('button', { name: 'Passar reserva' }));
  await screen.findByText('Reserva passada para outra pessoa.');
  const { rows } = await world.database.pool.query('select customer_id from reservation where id = $1', [id]);
  expect(rows).toEqual([{ customer_id: record }]);
  mounted.close();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { button, dialog, fill, press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const CONFLICT = 'Isto foi alterado em outra janela. Confira como está agora e tente novamente.';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openAt(
  path: string,
  arena: TestArena,
  { adapter, clock } = { adapter: openGates(world.app, new Set()).adapter, clock: new SimulatedClock() },
) {
  return mountApp({
    path,
    session: await world.sessionOf(arena.owner),
    adapter,
    clock,
    now: world.now,
    inspect: () => undefined,
  });
}

/** What the same owner does in another window. */
function elsewhere(
  { owner, slots }: TestArena,
  what: 'updateTimeSlot' | 'toggleTimeSlot',
  hour: number,
  payload?: object,
) {
  const url = contract[what].path.replace(':id', slots.get(hour) ?? '');
  return world.call(owner, { method: 'PATCH', url, ...(payload && { payload }) });
}

async function slotAt({ id, owner, slots }: TestArena, hour: number) {
  const { body } = await world.call(owner, { method: 'GET', url: contract.timeSlots.path.replace(':id', id) });
  return body.data.timeSlots.find((slot: { _id: string }) => slot._id === slots.get(hour));
}

const PRICE_AT_18 = 'Preço por hora, 18:00 às 19:00';

function priceField(label = PRICE_AT_18): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function saveAt18(): HTMLElement {
  const form = priceField().closest('form');
  if (!form) throw new Error('the price stands in no form');
  return within(form).getByRole('button', { name: 'Salvar' });
}

test('a price that is typed stays over one that another window saved, is refused once, and saved the second time', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await screen.findByLabelText(PRICE_AT_18);
  fill(PRICE_AT_18, '1.234,5');
  await elsewhere(arena, 'updateTimeSlot', 18, { price: 99.9 });
  await elsewhere(arena, 'updateTimeSlot', 19, { price: 70 });

  await mounted.app.queryClient.invalidateQueries();
  await screen.findByText('Em outra janela foi salvo: R$ 99,90');
  expect(priceField().value).toBe('1.234,5');
  await waitFor(() => expect(priceField('Preço por hora, 19:00 às 20:00').value).toBe('70,00'));

  await mounted.user.click(saveAt18());
  await screen.findByText(CONFLICT);
  expect(priceField().value).toBe('1.234,5');
  expect(await slotAt(arena, 18)).toMatchObject({ price: 99.9, version: 2 });

  await mounted.user.click(saveAt18());
  await screen.findByText('Preço salvo com sucesso!');
  await waitFor(() => expect(priceField().value).toBe('1.234,50'));
  expect(screen.queryByText(/^Em outra janela/)).toBeNull();
  expect(await slotAt(arena, 18)).toMatchObject({ price: 1_234.5, version: 3 });
  mounted.close();
});

test('the fresh price can be taken in place of what was typed', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await screen.findByLabelText(PRICE_AT_18);
  fill(PRICE_AT_18, '12');
  await elsewhere(arena, 'updateTimeSlot', 18, { price: 99.9 });
  await mounted.app.queryClient.invalidateQueries();
  await screen.findByText('Em outra janela foi salvo: R$ 99,90');
  await press(mounted, 'Usar este preço');
  expect(priceField().value).toBe('99,90');
  mounted.close();
});

test('a price that is no price says so, is not sent, and loses nothing', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await screen.findByLabelText(PRICE_AT_18);
  fill(PRICE_AT_18, '1,0,0 reais');
  await mounted.user.click(saveAt18());
  await screen.findByText('Informe um valor válido');
  expect(priceField().value).toBe('1,0,0');
  fill(PRICE_AT_18, '');
  await mounted.user.click(saveAt18());
  await screen.findByText('Informe um valor.');
  expect(await slotAt(arena, 18)).toMatchObject({ price: 80.5, version: 1 });
  mounted.close();
});

test('one price for all is refused when one of them changed meanwhile, and keeps what was typed', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await mounted.user.click(await screen.findByRole('button', { name: 'Um preço para todos' }));
  const form = await dialog('Um preço para todos');
  within(form).getByText('Agora R$ 80,50, em 10 horários.');
  fill('Preço', '75', form);
  await elsewhere(arena, 'updateTimeSlot', 18, { price: 99.9 });
  await press(mounted, 'Mudar todos os preços');
  await screen.findByText(CONFLICT);
  await within(form).findByText('Agora de R$ 80,50 a R$ 99,90, em 10 horários.');
  expect(within(form).getByLabelText<HTMLInputElement>('Preço').value).toBe('75');

  await press(mounted, 'Mudar todos os preços');
  await screen.findByText('Preço atualizado com sucesso!');
  await waitFor(() => expect(priceField().value).toBe('75,00'));
  expect(await slotAt(arena, 18)).toMatchObject({ price: 75 });
  mounted.close();
});

test('an hour that is switched off keeps its reservations, and says how many', async () => {
  const arena = await world.arena('local', 2);
  const player = await world.player();
  for (const court of arena.courts.map(({ id }) => id)) {
    const line = { court, timeSlots: [arena.slots.get(18)], sport: 'FUTEVOLEI' };
    await world.reserve(player, { arena: arena.id, date: world.day, selectedTimeSlots: [line] });
  }
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await mounted.user.click(await screen.findByRole('switch', { name: '18:00 às 19:00', checked: true }));
  await screen.findByText('Disponibilidade atualizada com sucesso!');
  screen.getByText('As 2 reservas já feitas para este horário continuam valendo.');
  await mounted.user.click(await screen.findByRole('switch', { name: '18:00 às 19:00', checked: false }));
  await screen.findByRole('switch', { name: '18:00 às 19:00', checked: true });
  await waitFor(() => expect(screen.queryByText(/continuam valendo/)).toBeNull());
  expect((await world.list(player)).body.data.reservations).toMatchObject([
    { status: 'PENDENTE' },
    { status: 'PENDENTE' },
  ]);
  mounted.close();
});

test('a switch that another window moved is not moved twice', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await screen.findByRole('switch', { name: '18:00 às 19:00', checked: true });
  await elsewhere(arena, 'toggleTimeSlot', 18);
  await mounted.user.click(screen.getByRole('switch', { name: '18:00 às 19:00' }));
  await screen.findByText('Ocorreu um erro ao atualizar a disponibilidade');
  screen.getByText(CONFLICT);
  await screen.findByRole('switch', { name: '18:00 às 19:00', checked: false });
  expect(await slotAt(arena, 18)).toMatchObject({ isAvailable: false, version: 2 });
  mounted.close();
});

/** Red without `if (isSlow)` in src/areas/owner/slots/AvailabilitySwitch.tsx. */
test('a switch that hangs can be left, and is a switch again', async () => {
  const arena = await world.arena('local', 1);
  const clock = new SimulatedClock();
  const { adapter } = openGates(world.app, new Set(['toggleTimeSlot']));
  const mounted = await openAt(ROUTES.ownerSlots.path, arena, { adapter, clock });
  await mounted.user.click(await screen.findByRole('switch', { name: '18:00 às 19:00' }));
  act(() => clock.increment(6_000));
  await press(mounted, 'Parar de esperar');
  await screen.findByRole('switch', { name: '18:00 às 19:00', checked: true });
  await screen.findByText(/^O servidor não respondeu a tempo e não sabemos se deu certo/);
  mounted.close();
});

test('an hour that another window created says so at its field', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await mounted.user.click(await screen.findByRole('button', { name: 'Criar horário' }));
  const form = await dialog('Criar horário');
  fill('Horário de início', '99', form);
  expect(within(form).getByLabelText<HTMLInputElement>('Horário de início').value).toBe('23');
  fill('Preço', '50', form);
  await press(mounted, 'Criar');
  await waitFor(() => expect(within(form).getAllByText('Este horário já existe.')).toHaveLength(1));
  expect(within(form).getByLabelText<HTMLInputElement>('Preço').value).toBe('50');
  fill('Horário de início', '5', form);
  await press(mounted, 'Criar');
  await screen.findByText('Horário criado com sucesso!');
  await screen.findByRole('heading', { name: 'Madrugada' });
  mounted.close();
});

test('an hour that somebody has ahead is not deleted, and says when', async () => {
  const arena = await world.arena('local', 1);
  const line = { court: arena.courts[0]?.id, timeSlots: [arena.slots.get(18)], sport: 'FUTEVOLEI' };
  await world.reserve(await world.player(), { arena: arena.id, date: world.day, selectedTimeSlots: [line] });
  const mounted = await openAt(ROUTES.ownerSlots.path, arena);
  await mounted.user.click(await screen.findByRole('button', { name: 'Excluir o horário das 18:00 às 19:00' }));
  await mounted.user.click(button('Excluir horário', await screen.findByRole('dialog', { name: 'Excluir horário?' })));
  await screen.findByText(/^Este horário tem uma reserva pela frente, em .*\. Desative-o para não receber outras\.$/);
  await press(mounted, 'Excluir o horário das 19:00 às 20:00');
  await mounted.user.click(button('Excluir horário', await screen.findByRole('dialog', { name: 'Excluir horário?' })));
  await screen.findByText('Horário excluído com sucesso!');
  await waitFor(() => expect(screen.queryByRole('switch', { name: '19:00 às 20:00' })).toBeNull());
  mounted.close();
});

test('which hours are shown stands in the address', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(`${ROUTES.ownerSlots.path}?editMode=byDay`, arena);
  await screen.findByText('Nenhuma alteração de horário');
  await mounted.user.click(screen.getByRole('link', { name: 'Todos os dias' }));
  await screen.findByLabelText(PRICE_AT_18);
  expect(location.search).toBe('');
  await mounted.user.click(screen.getByRole('link', { name: 'Por dia' }));
  await screen.findByText('Nenhuma alteração de horário');
  expect(location.search).toBe('?editMode=byDay');
  mounted.close();
});

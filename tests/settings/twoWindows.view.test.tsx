import { screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { dialog, fill, press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const CONFLICT = 'Isto foi alterado em outra janela. Confira como está agora e tente novamente.';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openAt(path: string, arena: TestArena) {
  return mountApp({
    path,
    session: await world.sessionOf(arena.owner),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
}

/** What the same owner saves in another window. */
function elsewhere({ owner }: TestArena, url: string, payload: object) {
  return world.call(owner, { method: 'PATCH', url, payload });
}

function valueOf(label: string): string {
  const field = screen.getByLabelText(label, { selector: 'input' });
  return field instanceof HTMLInputElement ? field.value : '';
}

const PROFILE = {
  name: 'Arena Maré Baixa',
  address: { city: 'São Vicente' },
  socials: {},
  phone: '13977776666',
};

test('the later save of what an arena tells keeps what was typed, shows the rest fresh, and is repeated', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSettings.path, arena);
  await screen.findByLabelText('Nome da arena');
  fill('Cidade', 'Guarujá');
  fill('Telefone', '(13) 98888-7777');
  await elsewhere(arena, contract.updateArenaProfile.path, PROFILE);

  await press(mounted, 'Salvar dados');
  await screen.findByText(CONFLICT);
  await screen.findByText('Em outra janela foi salvo: São Vicente');
  screen.getByText('Em outra janela foi salvo: (13) 97777-6666');
  expect(['Nome da arena', 'Cidade', 'Instagram', 'Telefone'].map(valueOf)).toEqual([
    'Arena Maré Baixa',
    'Guarujá',
    '',
    '(13) 98888-7777',
  ]);

  await press(mounted, 'Salvar dados');
  await screen.findByText('Dados atualizados com sucesso!');
  await waitFor(() => expect(screen.queryByText(/^Em outra janela/)).toBeNull());
  const { body } = await world.call(arena.owner, { method: 'GET', url: contract.myArena.path });
  expect(body.data).toMatchObject({
    arena: { name: 'Arena Maré Baixa', address: { city: 'Guarujá' }, phone: '13988887777' },
    version: 3,
  });
  mounted.close();
});

test('the two forms of one window do not stand in each other’s way', async () => {
  const arena = await world.arena('local');
  const mounted = await openAt(ROUTES.ownerSettings.path, arena);
  await mounted.user.click(await screen.findByLabelText('Plataforma'));
  await press(mounted, 'Salvar método');
  await screen.findByText('Método de pagamento atualizado com sucesso!');
  fill('Telefone', '(13) 98888-7777');
  await press(mounted, 'Salvar dados');
  await screen.findByText('Dados atualizados com sucesso!');
  const { body } = await world.call(arena.owner, { method: 'GET', url: contract.myArena.path });
  expect(body.data).toMatchObject({ arena: { paymentMethod: 'platform', phone: '13988887777' }, version: 3 });
  mounted.close();
});

test('an arena with an Instagram does not lose it to an empty field', async () => {
  const arena = await world.arena('local');
  await elsewhere(arena, contract.updateArenaProfile.path, { ...PROFILE, socials: { instagram: '@mare' } });
  const mounted = await openAt(ROUTES.ownerSettings.path, arena);
  await screen.findByLabelText('Instagram');
  fill('Instagram', '');
  await press(mounted, 'Salvar dados');
  await screen.findByText('O Instagram é obrigatório.');
  fill('Instagram', 'mare.baixa');
  expect(valueOf('Instagram')).toBe('@mare.baixa');
  await press(mounted, 'Salvar dados');
  await screen.findByText('Dados atualizados com sucesso!');
  mounted.close();
});

test('a court that another window renamed or deleted says so in its form', async () => {
  const arena = await world.arena('local', 1);
  const court = contract.updateCourt.path.replace(':id', arena.courts[0]?.id ?? '');
  const mounted = await openAt(ROUTES.ownerCourts.path, arena);
  await mounted.user.click(await screen.findByRole('button', { name: 'Editar Quadra 1' }));
  fill('Nome', 'Central', await dialog('Editar quadra'));
  await elsewhere(arena, court, { name: 'Lateral', inDoor: true });

  await press(mounted, 'Salvar quadra');
  await screen.findByText(CONFLICT);
  const form = within(await dialog('Editar quadra'));
  await form.findByText('Em outra janela foi salvo: Lateral');
  expect(form.getByLabelText<HTMLInputElement>('Nome').value).toBe('Central');
  expect(form.getByLabelText<HTMLInputElement>('Coberta').checked).toBe(true);

  await world.call(arena.owner, { method: 'DELETE', url: court });
  await press(mounted, 'Salvar quadra');
  await screen.findByText('Quadra não encontrada.');
  await form.findByText('Esta quadra foi excluída em outra janela.');
  await press(mounted, 'Voltar às quadras');
  await screen.findByText('Sua arena ainda não tem quadras');
  mounted.close();
});

test('a court is for the sports that its owner leaves, and for one at least', async () => {
  const arena = await world.arena('local', 1);
  const mounted = await openAt(ROUTES.ownerCourts.path, arena);
  await mounted.user.click(await screen.findByRole('button', { name: 'Editar Quadra 1' }));
  const form = within(await dialog('Editar quadra'));
  const names = ['Beach Tennis', 'Futevôlei', 'Vôlei de Praia'];
  for (const name of names) await mounted.user.click(form.getByLabelText(name));
  await press(mounted, 'Salvar quadra');
  await form.findByText('Escolha ao menos um esporte.');
  for (const name of names.slice(1)) await mounted.user.click(form.getByLabelText(name));
  await press(mounted, 'Salvar quadra');
  await within(await screen.findByRole('article', { name: 'Quadra 1' })).findByText('Futevôlei e Vôlei de Praia');
  mounted.close();
});

test('a court that is needed stays, and says for what', async () => {
  const arena = await world.arena('local', 1);
  const order = {
    arena: arena.id,
    date: world.day,
    selectedTimeSlots: [{ court: arena.courts[0]?.id, timeSlots: [arena.slots.get(18)], sport: 'FUTEVOLEI' }],
  };
  await world.reserve(await world.player(), order);
  const mounted = await openAt(ROUTES.ownerCourts.path, arena);
  await mounted.user.click(await screen.findByRole('button', { name: 'Excluir Quadra 1' }));
  await press(mounted, 'Excluir quadra');
  await screen.findByText(/^A Quadra 1 tem 1 reserva pela frente, em .* às 18:00\.$/);
  screen.getByRole('article', { name: 'Quadra 1', hidden: true });
  mounted.close();
});

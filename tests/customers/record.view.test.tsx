import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customersPath } from '#domain/customers/customerPaths.ts';
import { customerPath } from '#domain/navigation/paths.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { makeStaff } from '../api/cast.ts';
import { fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
beforeAll(async () => {
  // The note's field grows with its text, and looks again when fonts are loaded: the pages of tests load none.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  world = await openSceneWorld();
});
afterAll(() => world.close());

const FORM = { name: 'Cadastro' } as const;

/** A record whose only game was cancelled. */
async function known(arena: TestArena): Promise<string> {
  const desk = openDesk(world);
  const order = { ...orderOf(arena, world.day, [18]), guestPlayerName: 'Rui Prado', guestPhone: '13999887766' };
  const { body } = await desk.reserve(arena.owner, order);
  await desk.cancel(arena.owner, body.data.reservation._id);
  const { rows } = await world.database.pool.query('select id from customer where arena_id = $1', [arena.id]);
  return String(rows[0]?.id);
}

// Red without `birthdayOf` or `isCpfTyped` in customerActors.ts.
test('the owner writes CPF, birthday and tags; what is wrong is said beside its field, and nothing typed is lost', async () => {
  const arena = await world.arena('local', 1);
  const id = await known(arena);
  const mounted = await openPage(world, customerPath(id), arena.owner);
  const form = await screen.findByRole('form', FORM);
  fill('CPF', '529.982.247-26', form);
  fill('Nascimento', '30/02', form);
  fill('Etiquetas', 'Aluno, VIP', form);
  await press(mounted, 'Salvar cadastro');
  within(form).getByText('Este CPF não existe. Confira os números.');
  within(form).getByText(/^Este dia não existe/);
  within(form).getByDisplayValue('Aluno, VIP');
  fill('CPF', '529.982.247-25', form);
  fill('Nascimento', '15/03/1990', form);
  await press(mounted, 'Salvar cadastro');
  await screen.findByText('Cadastro atualizado.');
  const { rows } = await world.database.pool.query('select cpf, birthday, tags from customer where id = $1', [id]);
  expect(rows).toEqual([{ cpf: '52998224725', birthday: '1990-03-15', tags: ['aluno', 'vip'] }]);
  within(form).getByDisplayValue('529.982.247-25');
  mounted.close();
});

// Red without the condition of `hasCpf` in RecordForm.tsx, and with RecordRights shown to all in CustomerScreen.tsx.
test('the reception corrects a record without its CPF, takes no data out and erases nobody', async () => {
  const arena = await world.arena('local', 1);
  const id = await known(arena);
  await world.database.pool.query("update customer set cpf = '52998224725' where id = $1", [id]);
  const clerk = await makeStaff(world.database, arena.id, 'reception');
  const mounted = await openPage(world, customerPath(id), clerk);
  const form = await screen.findByRole('form', FORM);
  expect(within(form).queryByLabelText('CPF')).toBeNull();
  expect(screen.queryByRole('button', { name: /Apagar cadastro|Baixar os dados/ })).toBeNull();
  fill('Cidade', 'Santos', form);
  await press(mounted, 'Salvar cadastro');
  await screen.findByText('Cadastro atualizado.');
  const { rows } = await world.database.pool.query('select cpf, city from customer where id = $1', [id]);
  expect(rows).toEqual([{ cpf: '52998224725', city: 'Santos' }]);
  mounted.close();
});

// Red without `refresh` of `eraseCustomer` in agendaMessages.ts, and with what was read first in Read of CustomerScreen.tsx.
test('the owner erases a record after reading what goes and what stays, and it is gone', async () => {
  const arena = await world.arena('local', 1);
  const id = await known(arena);
  const mounted = await openPage(world, customerPath(id), arena.owner);
  await mounted.user.click(await screen.findByRole('button', { name: 'Apagar cadastro' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Apagar este cadastro?' }));
  asked.getByText(/^Somem o nome/);
  asked.getByText(/^Reservas e pagamentos ficam/);
  asked.getByText('Não dá para desfazer.');
  await mounted.user.click(asked.getByRole('button', { name: 'Apagar cadastro' }));
  await screen.findByText('Cadastro apagado.');
  await screen.findByText('Este cadastro não existe mais');
  mounted.close();
});

// Red without `obstacleOf` in RecordRights.tsx.
test('a record with a game ahead says what is to be done before it can be erased', async () => {
  const arena = await world.arena('local', 1);
  const desk = openDesk(world);
  await desk.reserve(arena.owner, { ...orderOf(arena, world.day, [18]), guestPlayerName: 'Bia' });
  const { rows } = await world.database.pool.query('select id from customer where arena_id = $1', [arena.id]);
  const mounted = await openPage(world, customerPath(String(rows[0]?.id)), arena.owner);
  await screen.findByText(/^Ela ainda tem reserva pela frente/);
  expect(screen.getByRole('button', { name: 'Apagar cadastro' })).toHaveProperty('disabled', true);
  mounted.close();
});

// Red without `text` in CustomerList.tsx, or `TagLinks` in CustomerPage.tsx.
test('the list leads by tag, marks a birthday, and has a message for who is away', async () => {
  const arena = await world.arena('local', 1);
  const id = await known(arena);
  const { month, day } = world.today;
  const birthday = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
  await world.database.pool.query("update customer set tags = '{aluno}', birthday = $2 where id = $1", [id, birthday]);
  const mounted = await openPage(world, customersPath('away'), arena.owner);
  const list = within(await screen.findByRole('list', { name: 'Clientes da arena' }));
  list.getByText('aluno');
  list.getByText('aniversário hoje');
  const link = await screen.findByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(String(link.getAttribute('href')))).toContain('Faz tempo que você não joga na');
  const tags = within(screen.getByRole('navigation', { name: 'Etiquetas' }));
  expect(tags.getByRole('link', { name: 'aluno' }).getAttribute('href')).toBe(customersPath('away', 'aluno'));
  screen.getByRole('button', { name: 'Planilha de clientes' });
  mounted.close();
});

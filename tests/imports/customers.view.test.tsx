import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `kindOf` in ImportScreen.tsx: the file is read as one of reservations.
test('an owner brings customers in by a spreadsheet from Clientes, and takes them back', async () => {
  const arena = await world.arena('local', 1);
  const mounted = await openPage(world, ROUTES.ownerCustomers.path, arena.owner);
  const link = await screen.findByRole('link', { name: 'Importar clientes' });
  await mounted.user.click(link);
  await screen.findByRole('button', { name: 'Escolher planilha' });
  await screen.findByRole('heading', { level: 1, name: 'Importar clientes' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  const csv = 'Nome;Telefone;CPF\r\nBia Nunes;(13) 98888-7777;529.982.247-25\r\nCaio;13977776666;123\r\n;;x';
  await mounted.user.upload(input, new File([csv], 'clientes.csv', { type: 'text/csv' }));
  await screen.findByText('2 linhas entram');
  await screen.findByText('(13) 98888-7777 · 529.982.247-25');
  await screen.findByText('O CPF "123" não existe: vai para a observação');
  await screen.findByText('Falta o nome, ou um telefone que dê para ler');
  await press(mounted, 'Importar 2 clientes');
  await screen.findByText('2 clientes entraram');
  await screen.findByText('Clientes importados.');
  const { orm } = world.database;
  const all = () => orm.select().from(customers).where(eq(customers.arenaId, arena.id));
  expect((await all()).map(({ name }) => name).toSorted()).toEqual(['Bia Nunes', 'Caio']);
  await press(mounted, /^Desfazer importação: /);
  await screen.findByText(/^Os cadastros que a planilha criou/);
  await press(mounted, 'Desfazer importação');
  await screen.findByText('Importação desfeita.');
  expect(await all()).toEqual([]);
  mounted.close();
});

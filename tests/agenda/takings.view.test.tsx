import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk } from '../api/agenda/desk.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `tfoot` in Takings.tsx.
it('the month says what came in, from whom at the desk and by which method, and its sums', async () => {
  const arena = await world.arena('local');
  const desk = openDesk(world);
  const { _id: id } = await desk.reserved(arena, world.day, [18, 19]);
  for (const method of ['cash', 'debit']) await desk.add(arena.owner, id, { info: '', value: 80.5, method });
  const mounted = await openPage(world, '/empresa/dashboard?aba=mensal', arena.owner);
  const table = within(await screen.findByRole('region', { name: 'Entradas' }));
  const [head, line, sums] = table
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent?.replace('\u00a0', ' ')));
  expect(head).toEqual(['Dia', 'Quem recebeu', 'Total', 'Dinheiro', 'Débito']);
  expect(line?.slice(1)).toEqual(['Ana Souza', 'R$ 161,00', 'R$ 80,50', 'R$ 80,50']);
  expect(sums).toEqual(['Total', 'R$ 161,00', 'R$ 80,50', 'R$ 80,50']);
  screen.getByRole('button', { name: 'Baixar planilha' });
  mounted.close();
});

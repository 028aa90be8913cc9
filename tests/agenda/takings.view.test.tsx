import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tillPath } from '#domain/navigation/paths.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openDrawer } from '../api/till/drawer.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

const textsOf = ({ children }: Element) =>
  [...children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

// Red without `tfoot` in TakingsTable.tsx, and without the tills in Takings.tsx.
it('the month says what came in, from whom at the desk, by which method and into which till, and its sums', async () => {
  const arena = await world.arena('local');
  const desk = openDesk(world);
  const { _id: id } = await desk.reserved(arena, world.day, [18, 19]);
  await desk.add(arena.owner, id, { info: '', value: 70.5, method: 'cash' });
  const till = (await openDrawer(world).start(arena.owner, 100)).body.data.till;
  await desk.add(arena.owner, id, { info: '', value: 80.5, method: 'debit' });
  await desk.add(arena.owner, id, { info: 'DESCONTO', value: 10 });
  const mounted = await openPage(world, '/empresa/dashboard?aba=mensal', arena.owner);
  const section = within(await screen.findByRole('region', { name: 'Recebimentos' }));
  const table = within(section.getByRole('region', { name: 'Por dia e por quem recebeu' }));
  const [head, line, sums] = table.getAllByRole('row').map(textsOf);
  expect(head).toEqual(['Dia', 'Quem recebeu', 'Total', 'Dinheiro', 'Débito', 'Descontos']);
  expect(line?.slice(1)).toEqual(['Ana Souza', 'R$ 151,00', 'R$ 70,50', 'R$ 80,50', 'R$ 10,00']);
  expect(sums).toEqual(['Total', 'R$ 151,00', 'R$ 70,50', 'R$ 80,50', 'R$ 10,00']);
  const tills = within(section.getByRole('region', { name: 'Por caixa' }));
  expect(
    tills
      .getAllByRole('row')
      .slice(1)
      .map((row) => textsOf(row).slice(1)),
  ).toEqual([
    ['R$ 80,50', 'R$ 80,50', '–'],
    ['R$ 70,50', 'R$ 70,50', '–'],
  ]);
  expect(tills.getByRole('link', { name: /^Aberto em/ }).getAttribute('href')).toBe(tillPath(till._id));
  const figures = section.getByLabelText('Resumo dos recebimentos').textContent?.replaceAll('\u00a0', ' ');
  expect(figures).toContain('RecebidoR$ 151,00DevolvidoR$ 0,00Entrou no mêsR$ 151,00');
  section.getByRole('button', { name: 'Baixar planilha' });
  section.getByRole('button', { name: 'Livro caixa' });
  mounted.close();
});

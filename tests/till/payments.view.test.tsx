import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { ownerBillsPath } from '#domain/navigation/paths.ts';
import { monthName } from '#domain/values/days/formatDay.ts';
import { nextMonth, toIsoMonth } from '#domain/values/days/month.ts';
import { openSeries } from '../api/series/mensalista.ts';
import { openDrawer } from '../api/till/drawer.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `bill` in entryDetail and in EntryList.tsx.
it('a bill of several games is one line of the till, with its month, whoever pays it and all of the sum', async () => {
  const arena = await world.arena('local');
  await openDrawer(world).start(arena.owner, 100);
  await openSeries(world, arena).make({ guestPlayerName: 'Rui Alves', price: 60 });
  const month = nextMonth(world.day);
  const url = `${contract.bills.path}?month=${month.month}&year=${month.year}`;
  const [bill] = (await world.call(arena.owner, { method: 'GET', url })).body.data.bills;
  const payload = { month: toIsoMonth(month), credit: 0, left: bill.left, method: 'pix' };
  await world.call(arena.owner, { method: 'PATCH', url: contract.payBill.path.replace(':id', bill.series), payload });
  const mounted = await openPage(world, '/empresa/caixa', arena.owner);
  const line = within(within(await screen.findByRole('list', { name: 'Movimentos' })).getByRole('link'));
  line.getByText('Rui Alves');
  line.getByText(new RegExp(`PIX na arena · mensalidade de ${monthName(month)} · ${bill.weeks.length} jogos`));
  line.getByText(`R$ ${bill.left},00`);
  expect(screen.getByRole('link', { name: /Rui Alves/ }).getAttribute('href')).toBe(ownerBillsPath(toIsoMonth(month)));
  mounted.close();
});

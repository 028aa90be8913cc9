import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { contract } from '#domain/contract/contract.ts';
import { customerPath } from '#domain/navigation/paths.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openShop } from '../api/products/shop.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let arena: TestArena;
let shop: ReturnType<typeof openShop>;
let day: Day;
let reservation: string;
let water: { readonly product: string; readonly price: number };
beforeAll(async () => {
  world = await openSceneWorld();
  shop = openShop(world);
  day = world.day;
});
beforeEach(async () => {
  arena = await world.arena('local', 1);
  day = addDays(day, 1);
  const order = { ...orderOf(arena, day, [18]), guestPlayerName: 'Rui Prado', guestPhone: '13988887777' };
  const url = contract.makeOwnerReservation.path;
  reservation = (await world.call(arena.owner, { method: 'POST', url, payload: order })).body.data.reservation._id;
  water = await shop.onSale(arena.owner, { name: 'Água', price: 5, stock: 2 });
});
afterAll(() => world.close());

async function open(path: string) {
  const gates = openGates(world.app, new Set());
  const session = await world.sessionOf(arena.owner);
  const clock = new SimulatedClock();
  return mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
}

async function openCard() {
  const app = await open(agendaPath(toIsoDay(day), reservation));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagamentos da reserva' }));
  return { ...app, products: within(await dialog.findByRole('region', { name: 'Produtos' })) };
}

// Red without AccountProducts in InstallmentList.tsx.
it('one tap on the card puts a product on the account, one takes the money for all, and one undoes a sale', async () => {
  const { user, products, close } = await openCard();
  await user.click(await products.findByRole('button', { name: /^Água R\$\s5,00 · restam 2$/ }));
  await user.click(await products.findByRole('button', { name: /^Água R\$\s5,00 · resta 1$/ }));
  const out = await products.findByRole('button', { name: /^Água R\$\s5,00 · acabou$/ });
  expect(out).toHaveProperty('disabled', true);
  const pay = within(await products.findByRole('group', { name: /^Receber R\$\s10,00 de produtos$/ }));
  await user.click(pay.getByRole('button', { name: 'PIX na arena' }));
  await waitFor(() => expect(products.queryByRole('group')).toBeNull());
  expect(products.getAllByText(/PIX na arena$/)).toHaveLength(2);
  const [undo] = products.getAllByRole('button', { name: 'Desfazer: Água' });
  if (!undo) throw new Error('nothing can be undone');
  await user.click(undo);
  await products.findByRole('button', { name: /^Água R\$\s5,00 · resta 1$/ });
  expect(products.getAllByRole('button', { name: 'Desfazer: Água' })).toHaveLength(1);
  expect(await shop.stock(water.product)).toBe(1);
  close();
});

// Red without the price in what OfferButtons sends.
it('whose price changed meanwhile says the new one, and sells nothing', async () => {
  const { user, products, close } = await openCard();
  const button = await products.findByRole('button', { name: /^Água/ });
  await shop.change(arena.owner, water.product, { name: 'Água', price: 6 });
  await user.click(button);
  await screen.findByText(/^Água custa agora R\$\s6,00\. Venda de novo\.$/);
  expect((await shop.sales(arena.owner, `?reservation=${reservation}`)).body.data.sales).toEqual([]);
  close();
});

// Red without CounterSales in TillScreen.tsx.
it('one tap at the till sells for cash, two by another method, and it stands in the till', async () => {
  await world.call(arena.owner, { method: 'POST', url: contract.startTill.path, payload: { float: 10 } });
  const { user, close } = await open(ROUTES.ownerTill.path);
  const counter = within(await screen.findByRole('region', { name: 'Vender produto' }));
  await user.click(counter.getByRole('button', { name: /^Água/ }));
  await counter.findByRole('button', { name: /resta 1$/ });
  await user.click(counter.getByRole('radio', { name: 'Débito' }));
  await user.click(counter.getByRole('button', { name: /^Água/ }));
  await counter.findByRole('button', { name: /acabou$/ });
  const entries = within(screen.getByRole('list', { name: 'Movimentos' }));
  await waitFor(() => expect(entries.getAllByText('Água')).toHaveLength(2));
  entries.getByText(/Débito/);
  close();
});

// Red without ProductsTab in SlotsScreen.tsx, and when the stock that is left empty is sent as none.
it('an owner puts a product on sale without counting it, and takes one off', async () => {
  const { user, close } = await open(`${ROUTES.ownerSlots.path}?editMode=products`);
  await user.click(await screen.findByRole('button', { name: 'Novo produto' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo produto' }));
  await user.click(form.getByRole('button', { name: 'Pôr à venda' }));
  await form.findByText('Dê um nome ao produto.');
  await user.type(form.getByLabelText('Nome'), 'Raquete por hora');
  await user.type(form.getByLabelText('Preço'), '20,50');
  await user.click(form.getByRole('button', { name: 'Pôr à venda' }));
  const list = within(await screen.findByRole('list', { name: 'Produtos' }));
  await list.findByText('Raquete por hora');
  list.getByText('sem contar estoque');
  await user.click(list.getByRole('button', { name: 'Tirar Água da venda' }));
  await user.click(await screen.findByRole('button', { name: 'Tirar da venda' }));
  await waitFor(() => expect(list.queryByText('Água')).toBeNull());
  close();
});

// Red without `sale` in hrefOf of DebtLine.tsx.
it('what a record owes for a product is in Pendências, and leads to where it is paid', async () => {
  const { customers } = (await world.call(arena.owner, { method: 'GET', url: contract.customers.path })).body.data;
  const customer = customers[0]._id;
  await shop.sell(arena.owner, { ...water, customer });
  const { user, close } = await open(ROUTES.ownerDebts.path);
  await screen.findByText(/^1 produto desde /);
  await user.click(screen.getByText('Rui Prado'));
  const line = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Água/ });
  expect(line.getAttribute('href')).toBe(customerPath(customer));
  close();
});

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { customerPath } from '#domain/navigation/paths.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { callApi } from './callApi.ts';
import { told } from './heldClock.ts';
import { appInBrowser } from './inBrowser.ts';
import { openNewArena } from './newArena.ts';
import { farDay } from './ownersDay.ts';

const app = appInBrowser();

// Red without AccountProducts in InstallmentList.tsx.
it('a racket is on the account of a reservation by 2 clicks from the day, paid by 1 more, and in the till by 1', async () => {
  const owner = await openNewArena(app.address);
  const { token } = await callApi(app.address, contract.login, { body: owner });
  await callApi(app.address, contract.makeProduct, { token, body: { name: 'Raquete por hora', price: 20.5 } });
  const desk = await app.enter(owner, { viewport: { width: 1440, height: 900 } });
  const page = await desk.newPage();
  let clicks = 0;
  const press = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  await page.goto(agendaPath(toIsoDay(farDay(31))));
  await page
    .getByRole('link', { name: /^Reservar às 18:00/ })
    .first()
    .click();
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill('Rui Prado');
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const card = page.getByRole('button', { name: /, Rui Prado, Confirmada, R\$/ }).first();
  await card.waitFor();

  await press(card);
  const products = page.getByRole('dialog').getByRole('region', { name: 'Produtos' });
  await press(products.getByRole('button', { name: /^Raquete por hora/ }));
  await products.getByRole('list', { name: 'Na conta' }).getByText('Raquete por hora').waitFor();
  expect(clicks).toBe(2);
  await told(page, 'Produto vendido!');
  await press(products.getByRole('button', { name: 'PIX na arena' }));
  await products.getByText('PIX na arena').waitFor();
  expect(clicks).toBe(3);

  await page.goto('/empresa/caixa');
  clicks = 0;
  const counter = page.getByRole('region', { name: 'Vender produto' });
  await press(counter.getByRole('button', { name: /^Raquete por hora/ }));
  await told(page, 'Produto vendido!');
  expect(clicks).toBe(1);

  const { customers } = await callApi(app.address, contract.customers, { token });
  const [rui] = customers;
  if (!rui) throw new Error('there is no record');
  await page.goto(customerPath(rui.id));
  const owed = page.getByRole('region', { name: 'Produtos' });
  await owed.getByRole('button', { name: /^Raquete por hora/ }).click();
  await owed.getByText('a receber').waitFor();
  await owed.getByRole('button', { name: 'Dinheiro' }).click();
  await owed.getByText('a receber').waitFor({ state: 'detached' });
});

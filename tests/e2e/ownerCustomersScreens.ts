import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const CUSTOMERS = { as: 'owner', path: () => '/empresa/clientes', heading: 'Clientes' } as const;
const CALL = '**/api/v1/arenas/me/customers?*';

/** Whom the arena knows, in the states that people see. */
export const OWNER_CUSTOMERS_SCREENS: readonly Screen[] = [
  { name: 'owner-customers', ...CUSTOMERS, onceThere: seeCustomers },
  {
    name: 'owner-customers-owing',
    ...CUSTOMERS,
    path: () => '/empresa/clientes?filtro=devendo',
    onceThere: seeCustomers,
  },
  {
    name: 'owner-customers-found',
    ...CUSTOMERS,
    onceThere: async (page) => {
      await page.getByLabel('Busque por um cliente').fill('an');
      await page.getByRole('list', { name: 'Clientes encontrados' }).waitFor();
    },
  },
  {
    name: 'owner-customers-none',
    ...CUSTOMERS,
    onceThere: async (page) => {
      await page.route(CALL, (route) => route.fulfill({ json: { data: { customers: [], total: 0 }, pages: 1 } }));
      await page.reload();
      await page.getByText('Nenhum cliente por aqui ainda').waitFor();
    },
  },
  {
    name: 'owner-customers-loading',
    ...CUSTOMERS,
    onceThere: async (page) => {
      await page.route(CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando os clientes…').waitFor();
    },
  },
  {
    name: 'owner-customers-failed',
    ...CUSTOMERS,
    onceThere: async (page) => {
      await page.route(CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar os clientes.').waitFor();
    },
  },
  {
    name: 'owner-customer',
    ...CUSTOMERS,
    path: () => '/empresa/clientes?filtro=devendo',
    onceThere: async (page) => {
      await seeCustomers(page);
      await page.locator('a[href^="/empresa/clientes/"]').first().click();
      await page.getByRole('form', { name: 'Cadastro' }).waitFor();
      await page.getByRole('list', { name: 'Reservas' }).waitFor();
    },
  },
  {
    name: 'owner-customer-joining',
    ...CUSTOMERS,
    path: () => '/empresa/clientes?filtro=devendo',
    onceThere: async (page) => {
      await seeCustomers(page);
      await page.locator('a[href^="/empresa/clientes/"]').first().click();
      await page.getByRole('button', { name: 'Juntar com outro cadastro' }).click();
      await page.getByLabel('Nome ou telefone').fill('an');
      await page.getByRole('list', { name: 'Cadastros encontrados' }).getByRole('button').first().click();
      await page.getByText('É juntado a ele').waitFor();
    },
  },
  {
    name: 'owner-customer-suggested',
    as: 'owner',
    path: () => '/empresa/reservar',
    heading: /Fazer reserva/,
    onceThere: async (page) => {
      await page.getByText('Convidado', { exact: true }).click();
      await page.getByLabel('Nome do convidado').fill('an');
      await page.getByRole('list', { name: 'Clientes encontrados' }).waitFor();
    },
  },
  {
    name: 'owner-customer-agreed',
    as: 'owner',
    path: () => '/empresa/mensalistas/novo',
    heading: 'Novo mensalista',
    onceThere: async (page) => {
      await page.getByText('Convidado', { exact: true }).click();
      await page.getByLabel('Nome do convidado').fill('an');
      await page.getByRole('list', { name: 'Clientes encontrados' }).waitFor();
    },
  },
];

async function seeCustomers(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Clientes da arena' }).waitFor();
}

import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const PRODUCTS = { as: 'owner', path: () => '/empresa/horarios?editMode=products', heading: 'Horários' } as const;
const CALL = '**/api/v1/arenas/me/products';

/** Prices as arenas have them, one sold out, one not counted. */
const SOLD = [
  ['01910000-0000-7000-8000-00000000a001', 'Água sem gás 500 ml', 5, 34],
  ['01910000-0000-7000-8000-00000000a002', 'Aula avulsa com a professora Marina', 120, undefined],
  ['01910000-0000-7000-8000-00000000a003', 'Day use', 45, undefined],
  ['01910000-0000-7000-8000-00000000a004', 'Raquete por hora', 20.5, 0],
] as const;

/** What an owner sells beside hours, in the states that people see. The demonstration sells nothing. */
export const OWNER_PRODUCT_SCREENS: readonly Screen[] = [
  { ...PRODUCTS, name: 'products', onceThere: seeProducts },
  { ...PRODUCTS, name: 'products-none', onceThere: (page) => page.getByText('Nenhum produto à venda').waitFor() },
  {
    ...PRODUCTS,
    name: 'products-new',
    onceThere: async (page) => {
      await seeProducts(page);
      await page.getByRole('button', { name: 'Novo produto' }).click();
      await page.getByRole('dialog').getByLabel('Nome').fill('Protetor solar');
      await page.getByRole('button', { name: 'Pôr à venda' }).click();
    },
  },
  {
    ...PRODUCTS,
    name: 'products-failed',
    onceThere: async (page) => {
      await page.route(CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar seus produtos.').waitFor();
    },
  },
  {
    name: 'products-counter',
    as: 'owner',
    path: () => '/empresa/caixa',
    heading: /Caixa/,
    onceThere: async (page) => {
      await routeProducts(page);
      await page.reload();
      const counter = page.getByRole('region', { name: 'Vender produto' });
      await counter.getByRole('button', { name: /^Água/ }).waitFor();
      await page.getByRole('heading', { name: 'Vender produto' }).scrollIntoViewIfNeeded();
    },
  },
];

async function seeProducts(page: Page): Promise<void> {
  await routeProducts(page);
  await page.reload();
  await page.getByRole('list', { name: 'Produtos' }).waitFor();
}

async function routeProducts(page: Page): Promise<void> {
  const products = SOLD.map(([_id, name, price, stock]) => ({
    _id,
    name,
    price,
    version: 1,
    ...(stock !== undefined && { stock }),
  }));
  await page.route(CALL, (route) => route.fulfill({ json: { data: { products } } }));
}

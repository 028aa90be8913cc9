import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const TILL = { as: 'owner', path: () => '/empresa/caixa', heading: 'Caixa' } as const;
const OPEN_CALL = '**/api/v1/arenas/me/till';
const CLOSED_CALL = '**/api/v1/arenas/me/tills*';

/** The till of the front desk, in the states that people see. */
export const OWNER_TILL_SCREENS: readonly Screen[] = [
  { name: 'owner-till', ...TILL, onceThere: seeOpen },
  {
    name: 'owner-till-none',
    ...TILL,
    onceThere: async (page) => {
      await page.route(OPEN_CALL, (route) => route.fulfill({ json: { data: {} } }));
      await page.route(CLOSED_CALL, (route) => route.fulfill({ json: { data: { tills: [] }, pages: 1 } }));
      await page.reload();
      await page.getByText('O caixa está fechado').waitFor();
    },
  },
  {
    name: 'owner-till-start',
    ...TILL,
    onceThere: async (page) => {
      await page.route(OPEN_CALL, (route) => route.fulfill({ json: { data: {} } }));
      await page.reload();
      await page.getByRole('button', { name: 'Abrir caixa' }).click();
      await page.getByRole('dialog', { name: 'Abrir caixa' }).getByLabel('Fundo de troco').waitFor();
    },
  },
  {
    name: 'owner-till-withdrawal',
    ...TILL,
    onceThere: async (page) => {
      await seeOpen(page);
      await page.getByRole('button', { name: 'Sangria' }).click();
      await page.getByRole('button', { name: 'Registrar sangria' }).click();
      await page.getByText('Diga o motivo.').waitFor();
    },
  },
  { name: 'owner-till-count', ...TILL, onceThere: count },
  {
    name: 'owner-till-result',
    ...TILL,
    onceThere: async (page) => {
      await count(page);
      await page.route('**/api/v1/tills/**', (route) => route.fulfill({ json: { data: { till: SHORT } } }));
      await page.getByLabel('Contado em dinheiro').fill('95,00');
      await page.getByRole('button', { name: 'Fechar caixa' }).click();
      await page.getByText('Falta de').waitFor();
    },
  },
  {
    name: 'owner-till-closed',
    ...TILL,
    onceThere: async (page) => {
      await page.getByRole('list', { name: 'Caixas fechados' }).getByRole('link').nth(1).click();
      await page.getByText('Contado', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'owner-till-unknown',
    ...TILL,
    path: () => '/empresa/caixa/01910000-0000-7000-8000-000000000000',
    heading: 'Caixa não encontrado',
  },
  {
    name: 'owner-till-loading',
    ...TILL,
    onceThere: async (page) => {
      await page.route(OPEN_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando o caixa…').waitFor();
    },
  },
  {
    name: 'owner-till-failed',
    ...TILL,
    onceThere: async (page) => {
      await page.route(OPEN_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar o caixa.').waitFor();
    },
  },
];

/** As the server answers a count of 5 reais less than there should be. */
const SHORT = {
  _id: '01910000-0000-7000-8000-000000000000',
  openedAt: '2026-03-05T11:00:00.000Z',
  openedBy: 'Marina Duarte',
  float: 100,
  sums: [],
  supplied: 0,
  withdrawn: 0,
  entries: [],
  entryCount: 0,
  cashEntries: 0,
  closing: { at: '2026-03-05T23:00:00.000Z', by: 'Marina Duarte', counted: 95, expected: 100, note: '' },
};

async function seeOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fechar caixa' }).waitFor();
}

async function count(page: Page): Promise<void> {
  await seeOpen(page);
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  await page.getByRole('form', { name: 'Contagem' }).waitFor();
}

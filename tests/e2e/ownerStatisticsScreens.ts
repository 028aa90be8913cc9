import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const START = { as: 'owner', path: () => '/empresa/dashboard', heading: 'Início' } as const;
const MONTHLY = { ...START, path: () => '/empresa/dashboard?aba=mensal' } as const;
const OCCUPANCY = { ...START, path: () => '/empresa/dashboard?aba=ocupacao' } as const;
const OCCUPANCY_CALL = '**/api/v1/arenas/me/statistics/occupancy?**';
const DAY_CALL = '**/api/v1/arenas/me/daily-financial-stats**';
const CUSTOMERS_CALL = '**/api/v1/arenas/me/customers-stats**';

const NOTHING = { totalSold: 0, dailyNetTotal: 0, atArena: 0, viaPlatform: 0, kept: 0 };

/** An owner's first screen, in the states that people see. */
export const OWNER_STATISTICS_SCREENS: readonly Screen[] = [
  { name: 'statistics', ...START, onceThere: seeSold },
  {
    name: 'statistics-calendar',
    ...START,
    onceThere: async (page) => {
      await seeSold(page);
      await page.getByRole('button', { name: 'Dia', exact: true }).click();
      await page.getByRole('button', { name: 'Próximo mês' }).waitFor();
    },
  },
  {
    name: 'statistics-empty',
    ...START,
    onceThere: async (page) => {
      await page.route(DAY_CALL, (route) => route.fulfill({ json: { data: { stats: NOTHING } } }));
      await page.reload();
      await page.getByText(/^Nada vendido neste dia/).waitFor();
    },
  },
  {
    name: 'statistics-loading',
    ...START,
    onceThere: async (page) => {
      await page.route(DAY_CALL, () => undefined);
      await page.reload();
      await page.getByRole('button', { name: 'Buscando...' }).waitFor();
    },
  },
  {
    name: 'statistics-failed',
    ...START,
    onceThere: async (page) => {
      await page.route(DAY_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar as estatísticas.').waitFor();
    },
  },
  { name: 'statistics-monthly', ...MONTHLY, onceThere: seeBars },
  {
    name: 'statistics-takings',
    ...MONTHLY,
    onceThere: async (page) => {
      await seeBars(page);
      // It scrolls once the bars above have grown.
      await page.getByRole('rowheader', { name: 'Total' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'statistics-monthly-none',
    ...MONTHLY,
    onceThere: async (page) => {
      await page.getByLabel('Ano', { exact: true }).selectOption('2022');
      await page.getByText('Nenhum jogador fez reservas no mês selecionado.').waitFor();
    },
  },
  {
    name: 'statistics-monthly-loading',
    ...MONTHLY,
    onceThere: async (page) => {
      await page.route(CUSTOMERS_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando estatísticas…').first().waitFor();
    },
  },
  { name: 'statistics-occupancy', ...OCCUPANCY, onceThere: seeMap },
  {
    name: 'statistics-occupancy-map',
    ...OCCUPANCY,
    onceThere: async (page) => {
      await seeMap(page);
      await page.getByRole('rowheader', { name: '18:00' }).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'statistics-occupancy-bars',
    ...OCCUPANCY,
    onceThere: async (page) => {
      await seeMap(page);
      await page.getByRole('heading', { name: 'Por dia da semana' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'statistics-occupancy-empty-hours',
    ...OCCUPANCY,
    onceThere: async (page) => {
      await seeMap(page);
      await page.getByRole('button', { name: /terça 19:00/ }).click();
      await page.getByRole('button', { name: 'Vazias' }).waitFor();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'statistics-occupancy-sold-hours',
    ...OCCUPANCY,
    onceThere: async (page) => {
      await seeMap(page);
      await page
        .getByRole('button', { name: /horas?$/ })
        .last()
        .click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'statistics-occupancy-none',
    ...OCCUPANCY,
    onceThere: async (page) => {
      const none = { sold: 0, offered: 0 };
      const occupancy = { ...none, closed: 0, emptyPrice: 0, ahead: { hours: 0, price: 0 }, courts: [], cells: [] };
      const json = { data: { occupancy: { ...occupancy, monthBefore: none, yearBefore: none } } };
      await page.route(OCCUPANCY_CALL, (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByText('Nenhuma hora esteve à venda neste mês').waitFor();
    },
  },
];

async function seeMap(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Dia da semana e hora' }).waitFor();
}

async function seeSold(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Total vendido no dia' }).waitFor();
}

async function seeBars(page: Page): Promise<void> {
  await page.locator('.recharts-bar-rectangle').first().waitFor();
}

import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const START = { as: 'owner', path: () => '/empresa/dashboard', heading: 'Início' } as const;
const MONTHLY = { ...START, path: () => '/empresa/dashboard?aba=mensal' } as const;
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
];

async function seeSold(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Total vendido no dia' }).waitFor();
}

async function seeBars(page: Page): Promise<void> {
  await page.locator('.recharts-bar-rectangle').first().waitFor();
}

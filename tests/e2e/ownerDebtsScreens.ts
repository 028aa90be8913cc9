import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const DEBTS = { as: 'owner', path: () => '/empresa/pendencias', heading: 'Pendências' } as const;
const DEBTS_CALL = '**/api/v1/arenas/me/debts*';

/** Who owes the arena, in the states that people see. */
export const OWNER_DEBTS_SCREENS: readonly Screen[] = [
  { name: 'owner-debts', ...DEBTS, onceThere: seeDebtors },
  {
    name: 'owner-debts-open',
    ...DEBTS,
    onceThere: async (page) => {
      await seeDebtors(page);
      await page.locator('summary').first().click();
      await page.getByRole('list', { name: 'O que falta pagar' }).first().waitFor();
    },
  },
  {
    name: 'owner-debts-none',
    ...DEBTS,
    onceThere: async (page) => {
      const data = { arena: { name: 'Arena' }, owed: 0, people: 0, debtors: [] };
      await page.route(DEBTS_CALL, (route) => route.fulfill({ json: { data, pages: 1 } }));
      await page.reload();
      await page.getByText('Ninguém deve nada à sua arena').waitFor();
    },
  },
  {
    name: 'owner-debts-loading',
    ...DEBTS,
    onceThere: async (page) => {
      await page.route(DEBTS_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando as pendências…').waitFor();
    },
  },
  {
    name: 'owner-debts-failed',
    ...DEBTS,
    onceThere: async (page) => {
      await page.route(DEBTS_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar as pendências.').waitFor();
    },
  },
];

async function seeDebtors(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Quem deve à sua arena' }).waitFor();
}

import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const SEARCH = { as: 'owner', path: () => '/empresa/busca', heading: 'Procurar reservas' } as const;
const SEARCH_CALL = '**/api/v1/arenas/me/reservations/search?*';

/** The owner's search over all days, in the states that people see. */
export const OWNER_SEARCH_SCREENS: readonly Screen[] = [
  { name: 'owner-search', ...SEARCH, onceThere: (page) => page.getByLabel('Nome ou telefone').waitFor() },
  {
    name: 'owner-search-found',
    ...SEARCH,
    // By the keyboard alone, as at a desk whose phone rings.
    path: () => '/empresa/reservas',
    heading: 'Minhas reservas',
    onceThere: async (page) => {
      await page.getByRole('link', { name: 'Procurar por nome ou telefone' }).waitFor();
      await page.keyboard.press('/');
      await page.getByLabel('Nome ou telefone').fill('ma');
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Reservas encontradas' }).waitFor();
    },
  },
  {
    name: 'owner-search-none',
    ...SEARCH,
    path: () => '/empresa/busca?q=zzzz',
    onceThere: (page) => page.getByRole('heading', { name: 'Nenhuma reserva encontrada' }).waitFor(),
  },
  {
    name: 'owner-search-short',
    ...SEARCH,
    path: () => '/empresa/busca?q=z',
    onceThere: (page) => page.getByText('Digite pelo menos 2 letras.').waitFor(),
  },
  {
    name: 'owner-search-loading',
    ...SEARCH,
    onceThere: async (page) => {
      await page.route(SEARCH_CALL, () => undefined);
      await search(page, 'ma');
      await page.getByText('Procurando as reservas…').waitFor();
    },
  },
  {
    name: 'owner-search-failed',
    ...SEARCH,
    onceThere: async (page) => {
      await page.route(SEARCH_CALL, (route) => route.abort('internetdisconnected'));
      await search(page, 'ma');
      await page.getByText('Não foi possível procurar as reservas.').waitFor();
    },
  },
];

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Nome ou telefone').fill(text);
  await page.getByRole('button', { name: 'Procurar' }).click();
}

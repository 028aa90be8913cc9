import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const ARENAS = { as: 'admin', path: () => '/admin/arenas', heading: 'Arenas' } as const;
const CALL = '**/api/v1/unregistered-arenas';

/** The arenas that admins keep, in the states that people see. */
export const UNREGISTERED_ARENAS_SCREENS: readonly Screen[] = [
  { name: 'admin-arenas', ...ARENAS, onceThere: seeArenas },
  {
    name: 'admin-arenas-search-none',
    ...ARENAS,
    path: () => '/admin/arenas?busca=lugar+nenhum',
    onceThere: (page) => page.getByText('Nenhuma arena encontrada...').waitFor(),
  },
  {
    name: 'admin-arenas-none',
    ...ARENAS,
    onceThere: async (page) => {
      await page.route(CALL, (route) => route.fulfill({ json: { data: { unregisteredArenas: [] } } }));
      await page.reload();
      await page.getByText('Nenhuma arena encontrada...').waitFor();
    },
  },
  {
    name: 'admin-arenas-loading',
    ...ARENAS,
    onceThere: async (page) => {
      await page.route(CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando arenas…').waitFor();
    },
  },
  {
    name: 'admin-arenas-failed',
    ...ARENAS,
    onceThere: async (page) => {
      await page.route(CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Ocorreu um erro ao carregar os dados da arena.').waitFor();
    },
  },
  {
    name: 'admin-arenas-new',
    ...ARENAS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Nova arena' }).click();
      await page.getByRole('button', { name: 'Cadastrar arena' }).click();
      await page.getByText('Informe a cidade').waitFor();
    },
  },
  {
    name: 'admin-arenas-edit',
    ...ARENAS,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Editar arena' }).waitFor();
    },
  },
  {
    name: 'admin-arenas-delete',
    ...ARENAS,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Excluir / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Excluir arena?' }).waitFor();
    },
  },
];

async function seeArenas(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .waitFor();
}

import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const TOURNAMENTS = { as: 'owner', path: () => '/empresa/torneios', heading: 'Torneios' } as const;
const LIST_CALL = '**/api/v1/arenas/*/tournaments';

/** What the owner's arena announces, in the states that people see. */
export const OWNER_TOURNAMENTS_SCREENS: readonly Screen[] = [
  { name: 'owner-tournaments', ...TOURNAMENTS, onceThere: seeTournaments },
  {
    name: 'owner-tournaments-filtered',
    ...TOURNAMENTS,
    path: () => '/empresa/torneios?situacao=inscricao.cancelados',
    onceThere: seeTournaments,
  },
  {
    name: 'owner-tournaments-none',
    ...TOURNAMENTS,
    onceThere: async (page) => {
      await page.route(LIST_CALL, (route) => route.fulfill({ json: { data: { tournaments: [] } } }));
      await page.reload();
      await page.getByText('Nenhum torneio por aqui').waitFor();
    },
  },
  {
    name: 'owner-tournaments-none-filtered',
    ...TOURNAMENTS,
    onceThere: async (page) => {
      await page.route(LIST_CALL, async (route) => {
        const { data } = await (await route.fetch()).json();
        const tournaments = data.tournaments.filter(({ status }: { status: string }) => status !== 'CANCELADO');
        await route.fulfill({ json: { data: { tournaments } } });
      });
      await page.goto('/empresa/torneios?situacao=cancelados');
      await page.getByText('Nenhum torneio cancelado').waitFor();
    },
  },
  {
    name: 'owner-tournaments-loading',
    ...TOURNAMENTS,
    onceThere: async (page) => {
      await page.route(LIST_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando torneios…').waitFor();
    },
  },
  {
    name: 'owner-tournaments-new',
    ...TOURNAMENTS,
    onceThere: async (page) => {
      await openForm(page);
      await page.getByLabel('Período de inscrições').click();
      await page.getByRole('button', { name: 'Próximo mês' }).waitFor();
    },
  },
  {
    name: 'owner-tournaments-errors',
    ...TOURNAMENTS,
    onceThere: async (page) => {
      await openForm(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Criar torneio' }).click();
      await page.getByText('Informe o nome do torneio.').waitFor();
    },
  },
  {
    name: 'owner-tournaments-cancel',
    ...TOURNAMENTS,
    onceThere: async (page) => {
      await seeTournaments(page);
      await page.getByRole('button', { name: 'Cancelar torneio' }).first().click();
      await page.getByRole('dialog', { name: 'Cancelar torneio?' }).waitFor();
      // Where a person sees the page behind whole: half under the bar its buttons would be small targets.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];

async function seeTournaments(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar torneio' }).click();
  await page.getByRole('dialog', { name: 'Novo torneio' }).waitFor();
}

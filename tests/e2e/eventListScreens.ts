import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const AVAILABLE = { as: 'player', path: () => '/eventos', heading: 'Eventos' } as const;
const MINE = { as: 'player', path: () => '/eventos?view=myEvents', heading: 'Eventos' } as const;
const ADMIN = { as: 'admin', path: () => '/admin/eventos', heading: 'Eventos' } as const;
const LIST_CALL = '**/api/v1/events*';
const MY_CALL = '**/api/v1/players/me/events?*';

/** The lists of events, in the states that people see. */
export const EVENT_LIST_SCREENS: readonly Screen[] = [
  { name: 'events', ...AVAILABLE, onceThere: seeEvents },
  { name: 'events-over', ...AVAILABLE, path: () => '/eventos?tab=FINALIZADO', onceThere: seeEvents },
  {
    name: 'events-none',
    ...AVAILABLE,
    onceThere: async (page) => {
      await page.route(LIST_CALL, (route) => route.fulfill({ json: { data: { events: [] } } }));
      await page.reload();
      await page.getByText('Nenhum evento disponível para inscrição no momento').waitFor();
    },
  },
  {
    name: 'events-loading',
    ...AVAILABLE,
    onceThere: async (page) => {
      await page.route(LIST_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando eventos…').waitFor();
    },
  },
  { name: 'events-mine', ...MINE, onceThere: seeEvents },
  {
    name: 'events-mine-none',
    ...MINE,
    onceThere: async (page) => {
      await page.route(MY_CALL, (route) => route.fulfill({ json: { data: { events: [] } } }));
      await page.reload();
      await page.getByText('Você ainda não organiza eventos').waitFor();
    },
  },
  { name: 'events-new', ...MINE, onceThere: openForm },
  {
    name: 'events-new-errors',
    ...MINE,
    onceThere: async (page) => {
      await openForm(page);
      await page.getByRole('button', { name: 'Criar evento', exact: true }).click();
      await page.getByText('Informe o nome do evento').waitFor();
    },
  },
  { name: 'admin-events', ...ADMIN, onceThere: seeEvents },
  {
    name: 'admin-events-none-filtered',
    ...ADMIN,
    onceThere: async (page) => {
      await page.route(LIST_CALL, async (route) => {
        const { data } = await (await route.fetch()).json();
        await route.fulfill({ json: { data: { events: [], counts: { ...data.counts, CANCELADO: 0 } } } });
      });
      await page.goto('/admin/eventos?status=CANCELADO');
      await page.getByText('Nenhum evento cancelado').waitFor();
    },
  },
  {
    name: 'admin-events-pages',
    ...ADMIN,
    onceThere: async (page) => {
      await page.route(LIST_CALL, async (route) => {
        const first = route.request().url().replace('page=3', 'page=1');
        await route.fulfill({ json: { ...(await (await route.fetch({ url: first })).json()), pages: 500 } });
      });
      await page.goto('/admin/eventos?pagina=3');
      await page.getByRole('button', { name: 'Próxima página' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-events-approve',
    ...ADMIN,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Aprovar / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Aprovar evento?' }).waitFor();
      // Where a person sees the page behind whole: half under the bar its buttons would be small targets.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];

async function seeEvents(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar Evento', exact: true }).click();
  await page.getByRole('dialog', { name: 'Novo evento' }).waitFor();
}

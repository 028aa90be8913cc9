import type { Page } from 'playwright-core';
import {
  CALLED_OFF,
  CATEGORIES_CALL,
  EVENT_CALL,
  EVENT_PATH,
  openEvent,
  openManagement,
  paidDirectly,
  REFUSED,
} from './eventPageState.ts';
import type { Screen } from './screen.ts';

/** From where the page of an event is opened, whose answers each state gives. */
const PLAYER = { as: 'player', path: () => '/eventos', heading: 'Eventos' } as const;

/** The page of an event and its management, in the states that people see. */
export const EVENT_PAGE_SCREENS: readonly Screen[] = [
  {
    name: 'event',
    ...PLAYER,
    onceThere: async (page) => {
      await openEvent(page);
      await seeTournaments(page);
    },
  },
  {
    name: 'event-direct-pix',
    ...PLAYER,
    onceThere: async (page) => {
      await openEvent(page, paidDirectly('copa@exemplo.com'));
      await page.getByRole('img', { name: 'QR code do PIX da organização' }).waitFor();
    },
  },
  {
    name: 'event-plain-key',
    ...PLAYER,
    onceThere: async (page) => {
      await openEvent(page, paidDirectly('peça a chave à Olga'));
      await page.getByRole('button', { name: 'Copiar chave PIX' }).waitFor();
    },
  },
  {
    name: 'event-none',
    ...PLAYER,
    onceThere: async (page) => {
      await openEvent(page, { categories: [] });
      await page.getByText('Nenhum torneio por aqui ainda').waitFor();
    },
  },
  {
    name: 'event-cancelled',
    ...PLAYER,
    onceThere: async (page) => {
      await openEvent(page, CALLED_OFF);
      await seeTournaments(page);
    },
  },
  {
    name: 'event-loading',
    ...PLAYER,
    onceThere: async (page) => {
      await page.route(EVENT_CALL, () => undefined);
      await page.goto(EVENT_PATH);
      await page.getByRole('status').filter({ hasText: 'Carregando evento…' }).waitFor();
    },
  },
  {
    name: 'event-failed',
    ...PLAYER,
    onceThere: async (page) => {
      await page.route(EVENT_CALL, (route) => route.abort('internetdisconnected'));
      await page.goto(EVENT_PATH);
      await page.getByText('Não foi possível carregar o evento.').waitFor();
    },
  },
  {
    name: 'event-tournaments-failed',
    ...PLAYER,
    onceThere: async (page) => {
      await openEvent(page);
      await page.route(CATEGORIES_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar os torneios deste evento.').waitFor();
    },
  },
  {
    name: 'event-unknown',
    as: 'player',
    path: () => '/eventos/01910000-0000-7000-8000-000000000000',
    heading: 'Evento não encontrado',
  },
  {
    name: 'event-manage',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page);
      await seeTournaments(page);
    },
  },
  {
    name: 'event-manage-cancelled',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page, CALLED_OFF);
      await seeTournaments(page);
    },
  },
  {
    name: 'event-manage-call-off',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page);
      await seeTournaments(page);
      await page.getByRole('button', { name: 'Cancelar evento' }).click();
      await page.getByRole('dialog', { name: 'Cancelar evento?' }).getByText('14 pessoas').waitFor();
    },
  },
  {
    name: 'event-manage-refused',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page, { refused: REFUSED });
      await seeTournaments(page);
      await page.getByRole('region', { name: 'Devoluções que o banco recusou' }).waitFor();
    },
  },
  {
    name: 'event-manage-refused-returned',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page, { refused: REFUSED });
      await page.getByRole('button', { name: /^Devolvi por outro meio: Caio/ }).click();
      await page.getByRole('dialog', { name: 'Registrar a devolução?' }).waitFor();
    },
  },
  {
    name: 'event-manage-awaiting',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page, { event: { status: 'AGUARDANDO_APROVACAO' }, categories: [] });
      await page.getByText('Seu evento ainda não tem torneios').waitFor();
    },
  },
  {
    name: 'event-manage-not-yours',
    ...PLAYER,
    onceThere: async (page) => {
      await openManagement(page, { isOwn: false });
      await page.getByRole('heading', { level: 1, name: 'Este evento é de outra pessoa' }).waitFor();
    },
  },
  {
    name: 'event-manage-new',
    ...PLAYER,
    onceThere: async (page) => {
      await openForm(page);
      await page.getByLabel('Data do torneio').click();
      await page.getByRole('button', { name: 'Próximo mês' }).waitFor();
    },
  },
  {
    name: 'event-manage-new-errors',
    ...PLAYER,
    onceThere: async (page) => {
      await openForm(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Criar Torneio' }).click();
      await page.getByText('Informe a categoria.').waitFor();
    },
  },
];

async function seeTournaments(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').nth(2).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await openManagement(page);
  await seeTournaments(page);
  await page.getByRole('button', { name: 'Criar Torneio' }).click();
  await page.getByRole('dialog', { name: 'Criar Torneio' }).waitFor();
}

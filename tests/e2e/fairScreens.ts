import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { TOURNAMENT_PATH } from './tournamentEvent.ts';
import { groupPhase, openMatches } from './tournamentMatches.ts';

const HISTORY_CALL = '**/api/v1/players/me/event-payments*';
const SCORERS_CALL = '**/api/v1/tournaments/*/scorers';
const TOKEN = 'A'.repeat(43);
const ID = (n: number): string => `01910000-0000-7000-8000-00000000${String(n).padStart(4, '0')}`;

/** Scorers of a tournament, and what a payer reads of their PIX, in the states that people see. */
export const FAIR_SCREENS: readonly Screen[] = [
  {
    name: 'scorer-link-visitor',
    as: 'visitor',
    path: () => `/marcar-placares/${TOKEN}`,
    heading: 'Marcar placares',
    onceThere: (page) => page.getByRole('link', { name: 'Entrar para aceitar' }).waitFor(),
  },
  {
    name: 'scorer-link',
    as: 'player',
    path: () => `/marcar-placares/${TOKEN}`,
    heading: 'Marcar placares',
    onceThere: (page) => page.getByRole('button', { name: 'Aceitar e marcar placares' }).waitFor(),
  },
  {
    name: 'matches-scorers',
    as: 'player',
    path: () => TOURNAMENT_PATH,
    heading: 'Desculpe, não foi possível obter os dados do torneio',
    onceThere: openScorers,
  },
  {
    name: 'payment-history',
    as: 'player',
    path: () => '/cliente/pagamentos-de-eventos',
    heading: 'Pagamentos de eventos',
    onceThere: async (page) => {
      await page.route(HISTORY_CALL, (route) => route.fulfill({ json: { data: { carts: CARTS }, pages: 1 } }));
      await page.reload();
      await page.getByText('Devolvido em parte').waitFor();
    },
  },
  {
    name: 'payment-history-none',
    as: 'player',
    path: () => '/cliente/pagamentos-de-eventos',
    heading: 'Pagamentos de eventos',
    onceThere: async (page) => {
      await page.route(HISTORY_CALL, (route) => route.fulfill({ json: { data: { carts: [] }, pages: 1 } }));
      await page.reload();
      await page.getByText('Nenhum pagamento ainda').waitFor();
    },
  },
];

async function openScorers(page: Page): Promise<void> {
  const scorers = ['Sônia Placar', 'Maria Eduarda Vasconcelos de Albuquerque'].map((name, index) => {
    return { _id: ID(index), name, since: '2030-05-01T12:00:00.000Z' };
  });
  const data = { scorers, linkUntil: '2030-05-08T12:00:00.000Z' };
  await page.route('**/api/v1/tournaments/*/scorer-link', (route) => route.fulfill({ json: { data: {} } }));
  await openMatches(page, { isOrganizer: true }, { matches: groupPhase(), bracket: [] });
  await page.route(SCORERS_CALL, (route) => route.fulfill({ json: { data } }));
  await page.reload();
  await page.getByText('Quem marca os placares').click();
  await page.getByRole('button', { name: 'Criar outro link' }).click();
  await page.getByLabel('Link do convite').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

const share = (name: string, category = 'Mista C/D') => ({ category, name, amount: 60.5 });
const pix = { createdAt: '2030-05-01T12:00:00.000Z', expiresAt: '2030-05-01T13:00:00.000Z', refunds: [] };
const paidAt = '2030-05-01T12:04:00.000Z';
const ana = share('Ana Prado');
const CARTS = [
  {
    _id: ID(1),
    event: { id: ID(100), name: 'Copa Maré de Beach Tennis' },
    createdAt: pix.createdAt,
    owed: [ana, share('Maria Eduarda Vasconcelos de Albuquerque')],
    pix: [],
  },
  {
    _id: ID(2),
    event: { id: ID(101), name: 'Aberto de Santos' },
    createdAt: pix.createdAt,
    owed: [],
    pix: [
      {
        ...pix,
        _id: ID(3),
        amount: 121,
        fate: 'partRefunded',
        paidAt,
        shares: [ana, share('Ana Prado', 'Feminina B')],
        refunds: [{ amount: 60.5, state: 'done', since: paidAt, doneAt: paidAt, share: ana }],
      },
      { ...pix, _id: ID(4), amount: 121, fate: 'expired', shares: [ana, share('Ana Prado', 'Feminina B')] },
      { ...pix, _id: ID(5), amount: 60.5, fate: 'disputed', paidAt, shares: [ana] },
    ],
  },
];

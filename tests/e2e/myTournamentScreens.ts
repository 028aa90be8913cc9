import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const MINE_CALL = '**/api/v1/players/me/tournaments';
const INVITATIONS_CALL = '**/api/v1/players/me/invitations';
const MINE = { as: 'player', path: () => '/cliente/meus-torneios', heading: 'Meus torneios' } as const;

/** What a player plays in, in the states that people see. */
export const MY_TOURNAMENT_SCREENS: readonly Screen[] = [
  {
    name: 'my-tournaments',
    ...MINE,
    onceThere: async (page) => {
      await playIn(page, TOURNAMENTS, SCORED);
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'my-tournaments-none',
    ...MINE,
    onceThere: async (page) => {
      await playIn(page, []);
      await page.getByText('Você não está em nenhum torneio').waitFor();
    },
  },
  {
    name: 'my-tournaments-loading',
    ...MINE,
    onceThere: async (page) => {
      await page.route(MINE_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando seus torneios…').waitFor();
    },
  },
  {
    name: 'my-tournaments-home',
    as: 'player',
    path: () => '/',
    heading: /quadra/,
    onceThere: async (page) => {
      await playIn(page, TOURNAMENTS);
      await page.getByRole('region', { name: 'Meus torneios' }).waitFor();
    },
  },
  {
    name: 'my-tournaments-events',
    as: 'player',
    path: () => '/eventos',
    heading: 'Eventos',
    onceThere: async (page) => {
      await playIn(page, TOURNAMENTS);
      await page.getByRole('region', { name: 'Meus torneios' }).waitFor();
    },
  },
];

async function playIn(page: Page, tournaments: readonly object[], scored: readonly object[] = []): Promise<void> {
  await page.route(MINE_CALL, (route) => route.fulfill({ json: { data: { tournaments, scored } } }));
  // What waits for an answer would stand above.
  await page.route(INVITATIONS_CALL, (route) => route.fulfill({ json: { data: { invitations: [], answers: [] } } }));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const ID = (n: number): string => `01910000-0000-7000-8000-00000000${String(n).padStart(4, '0')}`;
const PAIRS = [
  ['Ana Prado', 'Maria Eduarda Vasconcelos de Albuquerque'],
  ['Caio Lima', 'Daniela Torres'],
  ['Eduardo Reis', 'Fernanda Melo'],
];
const match = { _id: ID(1), stage: 'GRUPOS', group: { name: 'Grupo B' }, isWalkover: false };

function inEvent(n: number, category: string, status: string) {
  return {
    event: {
      id: ID(100 + n),
      name: 'Copa Maré de Beach Tennis',
      arenaName: 'Arena Maré Alta',
      address: { city: 'Santos', street: 'Rua da Areia, 10' },
    },
    tournament: {
      _id: ID(200 + n),
      name: category,
      category,
      doubleFormat: 'pre-formed',
      tournamentDate: { startDate: '2030-05-10' },
      status,
      organizerId: ID(300),
    },
    partners: ['Maria Eduarda Vasconcelos de Albuquerque'],
    paymentViaGateway: true,
    isChampion: false,
  };
}

const TOURNAMENTS = [
  {
    ...inEvent(1, 'Mista C/D', 'EM_ANDAMENTO'),
    status: 'PENDENTE',
    owed: 60.5,
    group: {
      name: 'Grupo B',
      doubles: PAIRS.map((names, index) => ({
        _id: ID(10 + index),
        names,
        points: 6 - index * 3,
        pointsBalance: 5 - index * 5,
        isQualified: index < 2,
        isWithdrawn: index === 2,
        isOwn: index === 0,
      })),
    },
    next: { ...match, opponents: PAIRS[1] },
    last: { ...match, opponents: PAIRS[2], score: { own: 6, theirs: 4 } },
  },
  { ...inEvent(2, 'Feminina B', 'INSCRICOES'), status: 'PAGA', owed: 0 },
  { ...inEvent(3, 'Mista A', 'FINALIZADO'), status: 'PAGA', owed: 0, isChampion: true },
];

const { event, tournament } = inEvent(4, 'Masculina C', 'EM_ANDAMENTO');
const SCORED = [{ event, tournament }];

import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import {
  CATEGORIES_CALL,
  type CategoryState,
  openCategory,
  REGISTRATIONS_CALL,
  TOURNAMENT_PATH,
} from './tournamentEvent.ts';
import { openGroups } from './tournamentGroups.ts';

const UNKNOWN = 'Desculpe, não foi possível obter os dados do torneio';
const TOURNAMENT = { as: 'player', path: () => TOURNAMENT_PATH, heading: UNKNOWN } as const;

/** The page of a tournament category, in the states that people see. */
export const TOURNAMENT_SCREENS: readonly Screen[] = [
  { name: 'tournament-unknown', ...TOURNAMENT },
  { name: 'tournament-stranger', ...TOURNAMENT, onceThere: (page) => see(page, {}, 'Duplas participando: 12') },
  {
    name: 'tournament-participant',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await see(page, { own: 4, isDirect: true }, 'Duplas participando: 12');
      await page.getByText('Você já está inscrito').waitFor();
    },
  },
  {
    name: 'tournament-organizer',
    ...TOURNAMENT,
    onceThere: (page) => see(page, { isOrganizer: true }, 'Duplas participando: 12'),
  },
  {
    name: 'tournament-teams',
    ...TOURNAMENT,
    onceThere: (page) => see(page, { isOrganizer: true, format: 'teams', count: 3 }, 'Equipes participando: 3'),
  },
  {
    name: 'tournament-drawn',
    ...TOURNAMENT,
    onceThere: (page) => see(page, { format: 'randomly', count: 5, isOpen: false }, 'Jogadores à espera do sorteio: 5'),
  },
  {
    name: 'tournament-payment',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await see(page, { isOrganizer: true }, 'Duplas participando: 12');
      await page
        .getByRole('button', { name: /^Confirmar pagamento de / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Confirmar pagamento' });
      await dialog.getByRole('button', { name: 'Confirmar pagamento' }).click();
      await dialog.getByText('Escolha de quem você recebeu.').waitFor();
    },
  },
  {
    name: 'tournament-cancel',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await see(page, { own: 0 }, 'Duplas participando: 12');
      await page.getByRole('button', { name: /^Cancelar inscrição de / }).click();
      await page.getByRole('dialog', { name: 'Cancelar inscrição?' }).waitFor();
    },
  },
  {
    name: 'tournament-give-up',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await see(page, { own: 0, isOpen: false, phase: 'matches' }, 'Duplas participando: 12');
      await page.getByRole('button', { name: /^Desistir de / }).click();
      await page.getByRole('dialog', { name: 'Desistir do torneio?' }).waitFor();
    },
  },
  {
    name: 'tournament-former',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const state = { isOrganizer: true, isOpen: false, phase: 'matches', former: 'withdrawn', count: 3 } as const;
      await see(page, state, 'Duplas participando: 3');
      await page.getByRole('heading', { name: 'Quem desistiu' }).waitFor();
    },
  },
  {
    name: 'tournament-refund',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const state = { isOrganizer: true, isOpen: false, phase: 'matches', former: 'withdrawn', count: 3 } as const;
      await see(page, state, 'Duplas participando: 3');
      await page
        .getByRole('button', { name: /^Devolver a / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Devolver o pagamento' });
      await dialog.getByRole('button', { name: 'Devolver' }).click();
      await dialog.getByText('Informe o motivo da devolução.').waitFor();
    },
  },
  {
    name: 'tournament-called-off',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await see(page, { isOrganizer: true, former: 'calledOff', count: 0 }, 'Duplas participando: 0');
      await page.getByRole('heading', { name: 'Quem estava inscrito' }).waitFor();
    },
  },
  {
    name: 'tournament-redraw',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openGroups(page, { isOrganizer: true }, 'groups');
      await page.getByRole('button', { name: 'Sortear de novo' }).click();
      await page.getByRole('dialog', { name: 'Sortear de novo?' }).getByLabel('Número de grupos').waitFor();
    },
  },
  {
    name: 'tournament-none',
    ...TOURNAMENT,
    onceThere: (page) => see(page, { count: 0 }, 'Nenhuma dupla inscrita ainda'),
  },
  {
    name: 'tournament-no-groups',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openGroups(page, {}, 'registrations');
      await page.getByRole('heading', { name: 'Os grupos ainda não foram definidos.' }).waitFor();
    },
  },
  {
    name: 'tournament-groups',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openGroups(page, { isOrganizer: true }, 'groups');
      await page.getByRole('table', { name: 'Grupo A' }).waitFor();
      await page.getByRole('button', { name: 'Gerar partidas' }).waitFor();
    },
  },
  {
    name: 'tournament-draw',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openGroups(page, { isOrganizer: true }, 'registrations');
      await page.getByRole('button', { name: 'Gerar grupos' }).click();
      const dialog = page.getByRole('dialog', { name: 'Gerar grupos' });
      await dialog.getByLabel('Número de grupos').fill('0');
      await dialog.getByRole('button', { name: 'Gerar grupos' }).click();
      await dialog.getByText('Informe o número de grupos').waitFor();
    },
  },
  {
    name: 'tournament-loading',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openCategory(page);
      await page.route(CATEGORIES_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando torneio…').waitFor();
    },
  },
  {
    name: 'tournament-failed',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openCategory(page);
      await page.route(REGISTRATIONS_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar as inscrições.').waitFor();
    },
  },
];

async function see(page: Page, state: CategoryState, title: string): Promise<void> {
  await openCategory(page, state);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
}

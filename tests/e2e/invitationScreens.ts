import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { openCategory, TOURNAMENT_PATH } from './tournamentEvent.ts';

const INVITATIONS_CALL = '**/api/v1/players/me/invitations';
const EVENTS = { as: 'player', path: () => '/eventos', heading: 'Eventos' } as const;
const TOURNAMENT = {
  as: 'player',
  path: () => TOURNAMENT_PATH,
  heading: 'Desculpe, não foi possível obter os dados do torneio',
} as const;

/** Being asked to play, and what becomes of it, in the states that people see. */
export const INVITATION_SCREENS: readonly Screen[] = [
  { name: 'invitation', ...EVENTS, onceThere: (page) => beAsked(page, { isTold: true }) },
  {
    name: 'invitation-home',
    as: 'player',
    path: () => '/',
    heading: /quadra/,
    onceThere: async (page) => {
      await beAsked(page, {});
      await page.getByRole('link', { name: 'Ver convite' }).waitFor();
    },
  },
  {
    name: 'invitation-accept',
    ...EVENTS,
    onceThere: async (page) => {
      await beAsked(page, {});
      await page.getByRole('button', { name: /^Aceitar convite: / }).click();
      const dialog = page.getByRole('dialog', { name: 'Aceitar convite' });
      await dialog.getByRole('button', { name: 'Aceitar' }).click();
      await dialog.getByText('Escolha o tamanho.').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'invitation-refuse',
    ...EVENTS,
    onceThere: async (page) => {
      await beAsked(page, {});
      await page.getByRole('button', { name: /^Recusar convite: / }).click();
      await page.getByRole('dialog', { name: 'Recusar convite?' }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'invitation-organizer', ...TOURNAMENT, onceThere: (page) => decide(page) },
  {
    name: 'invitation-replace',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await decide(page);
      await page
        .getByRole('button', { name: /^Trocar / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Trocar convidado' });
      await dialog.getByLabel('Quem joga').fill('an');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'invitation-confirm',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await decide(page);
      await page
        .getByRole('button', { name: /^Confirmar (?!pagamento)/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Confirmar jogador?' }).waitFor();
    },
  },
  {
    name: 'invitation-shares',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openCategory(page, { own: 0, isAsking: true });
      await page.getByRole('button', { name: 'Pagar pelos dois' }).click();
      await page.getByRole('dialog', { name: 'Pagar esta parte?' }).waitFor();
    },
  },
];

async function decide(page: Page): Promise<void> {
  await openCategory(page, { isOrganizer: true, isAsking: true });
  await page
    .getByRole('button', { name: /^Trocar / })
    .first()
    .waitFor();
}

async function beAsked(page: Page, { isTold = false }: { isTold?: boolean }): Promise<void> {
  const data = { invitations: [INVITATION], answers: isTold ? [ANSWER] : [] };
  await page.route(INVITATIONS_CALL, (route) => route.fulfill({ json: { data } }));
  await page.reload();
  await page.getByRole('region', { name: 'Convites' }).waitFor();
}

const ID = '01910000-0000-7000-8000-00000000d00';
const EVENT = { id: `${ID}2`, name: 'Copa Maré de Beach Tennis' };

const INVITATION = {
  _id: `${ID}1`,
  event: { ...EVENT, arenaName: 'Arena Maré Alta', city: 'Santos' },
  tournament: {
    _id: `${ID}3`,
    category: 'Mista C/D',
    doubleFormat: 'pre-formed',
    startDate: '2030-05-10',
    individualRegistrationPrice: 60.5,
    paymentViaGateway: true,
    deadlinePayment: '2030-05-01',
  },
  invitedBy: { _id: `${ID}4`, name: 'Beatriz Vasconcelos de Albuquerque' },
  others: [],
  expiresAt: '2030-04-20T18:00:00.000Z',
  isConfirmed: false,
  haveTShirts: true,
  isPaidByOther: false,
};

const ANSWER = {
  _id: `${ID}5`,
  event: EVENT,
  tournament: { _id: `${ID}6`, category: 'Feminina B' },
  player: { _id: `${ID}7`, name: 'Daniela Torres' },
  outcome: 'declined',
  answeredAt: '2030-04-17T18:00:00.000Z',
};

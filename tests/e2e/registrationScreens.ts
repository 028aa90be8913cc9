import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { type CategoryState, openCategory, TOURNAMENT_PATH } from './tournamentEvent.ts';

const BEFORE = {
  as: 'player',
  path: () => TOURNAMENT_PATH,
  heading: 'Desculpe, não foi possível obter os dados do torneio',
} as const;

/** Of a link; no server knows it. */
const SECRET = 'a'.repeat(43);

/** The way into a category, in the states that people see. */
export const REGISTRATION_SCREENS: readonly Screen[] = [
  {
    name: 'registration-pair',
    ...BEFORE,
    onceThere: async (page) => {
      await enter(page, {}, 'Inscrever dupla');
      await page.getByLabel('Sua dupla', { exact: true }).fill('an');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'registration-pair-errors',
    ...BEFORE,
    onceThere: async (page) => {
      await enter(page, {}, 'Inscrever dupla');
      await page.getByRole('button', { name: 'Inscrever dupla', exact: true }).click();
      await page.getByText('Escolha sua dupla.').waitFor();
    },
  },
  {
    name: 'registration-pair-link',
    ...BEFORE,
    onceThere: async (page) => {
      const until = new Date(Date.now() + 72 * 3_600_000).toISOString();
      await page.route('**/api/v1/tournaments/*/pair-link', (route) => route.fulfill({ json: { data: { until } } }));
      await enter(page, {}, 'Inscrever dupla');
      await page.getByRole('button', { name: 'Criar outro link' }).click();
      await page.getByLabel('Link do convite').waitFor();
    },
  },
  {
    name: 'pair-invitation',
    as: 'player',
    path: () => `/convite-de-dupla/${SECRET}`,
    heading: 'Convite para dupla',
  },
  {
    name: 'pair-invitation-visitor',
    as: 'visitor',
    path: () => `/convite-de-dupla/${SECRET}`,
    heading: 'Convite para dupla',
    onceThere: (page) => page.getByRole('link', { name: 'Entrar para aceitar' }).waitFor(),
  },
  {
    name: 'registration-team',
    ...BEFORE,
    onceThere: async (page) => {
      await enter(page, { format: 'teams', count: 3 }, 'Inscrever equipe');
      await page.getByLabel('Jogador 1', { exact: true }).fill('an');
      await page.getByRole('listbox').getByRole('option').first().click();
    },
  },
  {
    name: 'registration-solo',
    ...BEFORE,
    onceThere: (page) => enter(page, { format: 'randomly', count: 5 }, 'Fazer inscrição'),
  },
  {
    name: 'registration-organizer',
    ...BEFORE,
    onceThere: (page) => enter(page, { isOrganizer: true }, 'Adicionar inscrição'),
  },
  {
    name: 'registration-profile',
    ...BEFORE,
    as: 'newcomer',
    onceThere: (page) => enter(page, {}, 'Complete seu cadastro'),
  },
];

async function enter(page: Page, state: CategoryState, title: string): Promise<void> {
  await openCategory(page, state);
  await page.getByRole('button', { name: /^(Inscrever-se|Adicionar inscrição)/ }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
  // Where a person sees the page behind whole: half under the bar its buttons would be small targets.
  await page.evaluate(() => scrollTo(0, 0));
}

import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import type { Screen } from './screen.ts';
import { TOURNAMENT_PATH } from './tournamentEvent.ts';
import { groupPhase, groupsOfFour, knockout, knockoutOf, openMatches, pairOf } from './tournamentMatches.ts';

const TOURNAMENT = {
  as: 'player',
  path: () => TOURNAMENT_PATH,
  heading: 'Desculpe, não foi possível obter os dados do torneio',
} as const;
const TO_GROUPS = '&fase=grupos';

/** The matches of a category, in the states that people see. */
export const MATCH_SCREENS: readonly Screen[] = [
  {
    name: 'matches-groups',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, { isOrganizer: true }, played(), { parameters: TO_GROUPS });
      await page.getByRole('heading', { name: 'Fase de Grupos' }).waitFor();
    },
  },
  {
    name: 'matches-bracket',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, { isOrganizer: true }, played());
      await page.getByRole('heading', { name: 'Chaves do Torneio' }).waitFor();
    },
  },
  {
    name: 'matches-score',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const message = 'A próxima partida já tem placar.';
      await page.route('**/api/v1/matches/*/edit', (route) =>
        route.fulfill({ status: 409, json: failureBody('next_match_scored', message) }),
      );
      await openScore(page);
      await page.getByRole('button', { name: 'Salvar placar' }).click();
      await page.getByRole('dialog').getByText(message).waitFor();
    },
  },
  {
    name: 'matches-clear',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openScore(page);
      await page.getByRole('button', { name: 'Apagar placar' }).click();
      await page.getByRole('dialog', { name: 'Apagar placar?' }).waitFor();
    },
  },
  {
    name: 'matches-none',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, {}, NONE, { progress: { phase: 'groups', hasChampion: false } });
      await page.getByRole('heading', { name: 'As partidas ainda não foram definidas.' }).waitFor();
    },
  },
  {
    name: 'matches-one-left',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const progress = { phase: 'matches', hasChampion: false };
      await openMatches(page, { isOrganizer: true }, { ...NONE, qualified: 1 }, { progress });
      await page.getByRole('button', { name: 'Definir campeões' }).click();
      await page.getByRole('dialog', { name: 'Definir campeões?' }).waitFor();
    },
  },
  {
    name: 'matches-nobody-left',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const progress = { phase: 'matches', hasChampion: false };
      await openMatches(page, { isOrganizer: true }, { ...NONE, qualified: 0 }, { progress });
      await page.getByText('Todos desistiram').waitFor();
    },
  },
  {
    name: 'matches-many',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, { isOrganizer: true }, { matches: groupsOfFour(17), bracket: [] });
      await page.getByRole('button', { name: 'Só as que faltam (51)' }).click();
      await page.getByText('51 de 102 partidas').waitFor();
    },
  },
  {
    name: 'matches-jump',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, { isOrganizer: true }, { matches: groupsOfFour(17), bracket: [] });
      await page.getByRole('button', { name: 'Ir para o grupo' }).click();
      await page.getByRole('dialog', { name: 'Grupos' }).waitFor();
    },
  },
  {
    name: 'matches-not-found',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, {}, played(), { parameters: `${TO_GROUPS}&busca=ninguém` });
      await page.getByRole('heading', { name: 'Nada encontrado' }).waitFor();
    },
  },
  {
    name: 'matches-bracket-large',
    ...TOURNAMENT,
    onceThere: async (page) => {
      await openMatches(page, { isOrganizer: true }, { matches: groupsOfFour(17), bracket: knockoutOf(66) });
      await page.getByRole('heading', { name: 'Chaves do Torneio' }).waitFor();
      await page.getByRole('button', { name: 'Final', exact: true }).click();
    },
  },
  {
    name: 'matches-bracket-search',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const reply = { matches: groupsOfFour(17), bracket: knockoutOf(66) };
      await openMatches(page, { isOrganizer: true }, reply, { parameters: '&busca=igor' });
      await page.getByText(/de 66 partidas/).waitFor();
    },
  },
  {
    name: 'matches-podium',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const progress = { phase: 'secondPhase', hasChampion: true };
      const reply = { matches: groupPhase(), bracket: knockoutOf(8, { isOver: true }), champion: pairOf(1) };
      await openMatches(page, {}, reply, { progress });
      await page.getByRole('region', { name: 'Campeões' }).waitFor();
    },
  },
  {
    name: 'matches-champion',
    ...TOURNAMENT,
    onceThere: async (page) => {
      const progress = { phase: 'secondPhase', hasChampion: true };
      const reply = { matches: groupPhase(), bracket: [], qualified: 1, champion: pairOf(3) };
      await openMatches(page, {}, reply, { progress });
      await page.getByRole('region', { name: 'Campeões' }).waitFor();
    },
  },
];

const NONE = { matches: [], bracket: [] };

function played() {
  const bracket = knockout();
  const known = bracket.filter((place) => 'doubleOne' in place && 'doubleTwo' in place);
  return { matches: [...groupPhase(), ...known], bracket };
}

async function openScore(page: Page): Promise<void> {
  await openMatches(page, { isOrganizer: true }, played());
  await page
    .getByRole('button', { name: /^Editar placar/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Editar placar' }).waitFor();
  // Where a person sees the page behind whole: half under the bar its buttons would be small targets.
  await page.evaluate(() => scrollTo(0, 0));
}

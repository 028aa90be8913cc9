import type { Page } from 'playwright-core';
import { type CategoryState, openCategory, TOURNAMENT_PATH } from './tournamentEvent.ts';

const GROUPS_CALL = '**/api/v1/tournaments/*/groups*';

/** The groups of a category in this phase, in place of the server's. */
export async function openGroups(page: Page, state: CategoryState, phase: 'registrations' | 'groups' | 'matches') {
  const reply = (pattern: string, data: object) => page.route(pattern, (route) => route.fulfill({ json: { data } }));
  await openCategory(page, { ...state, isOpen: phase === 'registrations' });
  await reply('**/api/v1/tournaments/*/progress', { phase, hasChampion: false, progress: 5 });
  await reply(GROUPS_CALL, { groups: phase === 'registrations' ? [] : GROUPS, canDrawAgain: phase === 'groups' });
  await page.goto(`${TOURNAMENT_PATH}?tab=groups`);
}

const NAMES = [
  ['Ana Prado', 'Beatriz Souza'],
  ['Maria Eduarda Vasconcelos de Albuquerque', 'João Lima'],
  ['Caio Torres', 'Daniela Melo'],
  ['Eduardo Reis', 'Fernanda Prado'],
] as const;

const FIGURES = [
  { points: 6, pointsBalance: 7, coefficient: 0.706, isQualified: true, isWithdrawn: false },
  { points: 6, pointsBalance: 2, coefficient: 0.545, isQualified: true, isWithdrawn: false },
  { points: 3, pointsBalance: -3, coefficient: 0.429, isQualified: false, isWithdrawn: false },
  { points: 0, pointsBalance: -6, coefficient: 0.333, isQualified: false, isWithdrawn: true },
];

const GROUPS = ['Grupo A', 'Grupo B', 'Grupo C'].map((name, group) => ({
  _id: `g${group}`,
  name,
  reason: group === 0 ? 'Desempate: confronto direto' : '',
  doubles: FIGURES.slice(0, group === 0 ? 4 : 3).map((figures, index) => ({
    _id: idOf('d', group * 10 + index),
    playerOne: playerOf(group, index, 0),
    playerTwo: playerOf(group, index, 1),
    ...figures,
  })),
}));

function playerOf(group: number, index: number, seat: 0 | 1) {
  const name = NAMES[(index + group) % NAMES.length]?.[seat] ?? '';
  return { _id: idOf('b', group * 100 + index * 10 + seat), name, stats: { wins: index } };
}

function idOf(kind: 'b' | 'd', number: number): string {
  return `01910000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;
}

import { expect, it } from 'vitest';
import type { Double, TournamentPlayer } from '#domain/tournament/double.ts';
import type { BracketPlace, Match, Stage } from '#domain/tournament/match.ts';
import { groupsOf, roundsOf } from '../../../src/areas/competitions/tournament/matches/matchLists.ts';
import { namesOf } from '#domain/tournament/sides.ts';
import { resultOf, winnerOf, winsOf } from '../../../src/areas/competitions/tournament/matches/matchSides.ts';

it('lists the matches of the group phase by group, in the order in which they come', () => {
  const matches = [match(1, 'Grupo A'), match(2, 'Grupo B'), match(3, 'Grupo A'), match(4)];
  expect(groupsOf(matches).map(({ name, matches: played }) => [name, played.map(({ id }) => id)])).toEqual([
    ['Grupo A', [idOf(1), idOf(3)]],
    ['Grupo B', [idOf(2)]],
  ]);
});

it('lists the bracket round by round, and numbers the rounds that share a name', () => {
  const bracket = [
    place(1, 'ELIMINATORIAS', 1, 0),
    place(2, 'ELIMINATORIAS', 1, 3),
    place(3, 'ELIMINATORIAS', 2, 0),
    place(4, 'SEMIFINAL', 3, 0),
    place(5, 'TERCEIRO_LUGAR', 0, 0),
    place(6, 'FINAL', 4, 0),
  ];
  expect(roundsOf(bracket).map(({ places, ...round }) => ({ ...round, places: places.length }))).toEqual([
    { stage: 'ELIMINATORIAS', round: 1, numberInStage: 1, places: 2 },
    { stage: 'ELIMINATORIAS', round: 2, numberInStage: 2, places: 1 },
    { stage: 'SEMIFINAL', round: 3, numberInStage: undefined, places: 1 },
    { stage: 'TERCEIRO_LUGAR', round: 0, numberInStage: undefined, places: 1 },
    { stage: 'FINAL', round: 4, numberInStage: undefined, places: 1 },
  ]);
});

it('names all four of a team and counts the wins of all', () => {
  const { doubleOne } = match(1);
  const team = { ...doubleOne, others: [player(7, 'Caio', 2), player(8, 'Duda', 4)] };
  expect(namesOf(team)).toBe('Ana 1 / Bia 1 / Caio / Duda');
  expect(winsOf(team)).toBe(1 + 3 + 2 + 4);
});

it('tells who won once both have games', () => {
  expect(winnerOf(match(1))).toBeUndefined();
  expect(resultOf(match(1))).toBeUndefined();
  const scored = { ...match(1), doubleOneScore: 3, doubleTwoScore: 6 };
  expect(winnerOf(scored)).toBe('two');
  expect(resultOf(scored)).toBe('3 - 6');
});

function match(number: number, group?: string): Match {
  return {
    id: idOf(number),
    stage: 'GRUPOS',
    ...(group !== undefined && { group: { name: group } }),
    doubleOne: double(1),
    doubleTwo: double(2),
    isWalkover: false,
  };
}

function double(number: number): Double {
  return { id: idOf(number), playerOne: player(1, `Ana ${number}`, 1), playerTwo: player(2, `Bia ${number}`, 3) };
}

function player(number: number, name: string, wins: number): TournamentPlayer {
  return { id: idOf(number), name, stats: { wins } };
}

function place(number: number, stage: Stage, round: number, index: number): BracketPlace {
  return { id: idOf(number), stage, round, index, isWalkover: false };
}

function idOf(number: number) {
  return `01910000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

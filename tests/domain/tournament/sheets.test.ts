import { expect, it } from 'vitest';
import type { Group } from '#domain/tournament/double.ts';
import type { BracketPlace, Match } from '#domain/tournament/match.ts';
import { matchSheetOf, tableSheetOf } from '#domain/tournament/sheets.ts';

const ID = '01910000-0000-7000-8000-000000000001';

it('has a row for each match and each place of the bracket, games in columns of their own', () => {
  const [ana, bia] = [doubleOf('Ana Souza', 'Íris Prado'), doubleOf('Bia', 'Duda; Lima')];
  const group = { stage: 'GRUPOS' as const, group: { name: 'Grupo A' }, doubleOne: ana, doubleTwo: bia };
  const matches: Match[] = [
    { id: ID, ...group, doubleOneScore: 3, doubleTwoScore: 6, isWalkover: false },
    { id: ID, ...group, doubleOneScore: 6, doubleTwoScore: 0, isWalkover: true },
    { id: ID, ...group, isWalkover: false },
    { id: ID, stage: 'FINAL', doubleOne: ana, doubleTwo: bia, isWalkover: false },
  ];
  const bracket: BracketPlace[] = [{ id: ID, stage: 'FINAL', round: 1, index: 0, doubleOne: ana, isWalkover: false }];
  const { fileName, csv } = matchSheetOf('Mista C/D', matches, bracket);
  expect(fileName).toBe('partidas-mista-c-d.csv');
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFFase;Grupo;Lado 1;Games 1;Games 2;Lado 2;Vencedor;Situação',
    'Fase de Grupos;Grupo A;Ana Souza / Íris Prado;3;6;"Bia / Duda; Lima";"Bia / Duda; Lima";Jogada',
    'Fase de Grupos;Grupo A;Ana Souza / Íris Prado;6;0;"Bia / Duda; Lima";Ana Souza / Íris Prado;W.O.',
    'Fase de Grupos;Grupo A;Ana Souza / Íris Prado;;;"Bia / Duda; Lima";;A jogar',
    'Final;;Ana Souza / Íris Prado;;;A definir;;A jogar',
    '',
  ]);
});

// Red without the apostrophe of domain/values/text/csv.ts: a name runs in nobody's spreadsheet; a negative balance is a figure.
it('disarms a name that is a formula, and leaves a negative balance a figure', () => {
  const figures = { points: 3, pointsBalance: -4, coefficient: 2 / 3, isQualified: true, isWithdrawn: false };
  const groups: Group[] = [
    { id: 'g', name: 'Grupo A', reason: '', doubles: [{ ...doubleOf('=HYPERLINK("http://x")', '+1'), ...figures }] },
  ];
  const { fileName, csv } = tableSheetOf('  Ação! ', groups);
  expect(fileName).toBe('tabelas-acao.csv');
  expect(csv.split('\r\n')[1]).toBe('Grupo A;1;"\'=HYPERLINK(""http://x"") / +1";3;-4;0,667;Na zona de classificação');
});

function doubleOf(one: string, two: string) {
  const playerOf = (name: string) => ({ id: ID, name, stats: { wins: 0 } });
  return { id: ID, playerOne: playerOf(one), playerTwo: playerOf(two) };
}

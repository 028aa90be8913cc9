import type { Cell } from '../values/text/csv.ts';
import { type Sheet, sheetOfCategory } from '../events/categorySheet.ts';
import type { Double, Group } from './double.ts';
import type { BracketPlace, Match } from './match.ts';
import { winnerSide } from './score.ts';
import { namesOf } from './sides.ts';
import { STAGE_NAMES } from './stageNames.ts';

const MATCH_HEAD = ['Fase', 'Grupo', 'Lado 1', 'Games 1', 'Games 2', 'Lado 2', 'Vencedor', 'Situação'];
const OPEN = 'A definir';

/**
 * All matches of a category: those of the groups, then the places of its bracket, those included whose sides are still open.
 * Games have a column each, since a spreadsheet takes `6-3` for a day in March.
 */
export function matchSheetOf(category: string, matches: readonly Match[], bracket: readonly BracketPlace[]): Sheet {
  const inGroups = matches.filter(({ stage }) => stage === 'GRUPOS');
  return sheetOfCategory('partidas', category, [MATCH_HEAD, ...[...inGroups, ...bracket].map(matchRow)]);
}

function matchRow(match: Match | BracketPlace): Cell[] {
  const { stage, doubleOne, doubleTwo, doubleOneScore: one, doubleTwoScore: two, isWalkover } = match;
  const isScored = one !== undefined && two !== undefined;
  const winner = isScored ? { one: doubleOne, two: doubleTwo }[winnerSide([one, two])] : undefined;
  const { isMidway } = match.walkover ?? {};
  return [
    STAGE_NAMES[stage],
    'group' in match ? (match.group?.name ?? '') : '',
    nameOf(doubleOne),
    one === undefined ? '' : { figure: one },
    two === undefined ? '' : { figure: two },
    nameOf(doubleTwo),
    winner ? namesOf(winner) : '',
    isMidway ? 'Interrompida' : isWalkover || match.walkover ? 'W.O.' : isScored ? 'Jogada' : 'A jogar',
  ];
}

function nameOf(double: Double | undefined): string {
  return double ? namesOf(double) : OPEN;
}

const TABLE_HEAD = ['Grupo', 'Posição', 'Dupla ou equipe', 'Pontos', 'Saldo de games', 'Coeficiente', 'Situação'];
const DECIMALS = 3;

/** The tables of all groups, one row for each pair or team, in the order of the page. */
export function tableSheetOf(category: string, groups: readonly Group[]): Sheet {
  const rows = groups.flatMap(({ name, doubles }) =>
    doubles.map((double, index): Cell[] => [
      name,
      { figure: index + 1 },
      namesOf(double),
      { figure: double.points },
      { figure: double.pointsBalance },
      { figure: Number(double.coefficient.toFixed(DECIMALS)) },
      double.isWithdrawn ? 'Desistiu' : double.isQualified ? 'Na zona de classificação' : '',
    ]),
  );
  return sheetOfCategory('tabelas', category, [TABLE_HEAD, ...rows]);
}

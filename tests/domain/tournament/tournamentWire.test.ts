import { describe, expect, it } from 'vitest';
import { NumberOfGroups } from '#domain/tournament/draw.ts';
import { Group, GroupDouble } from '#domain/tournament/double.ts';
import { BracketPlace, Match, Phase } from '#domain/tournament/match.ts';
import { ID, OTHER_ID } from '../samples.ts';
import { errorsOf, expectWire, expectWords } from '../wire.ts';

const player = { _id: ID, name: 'Ana', avatarCDN: '/ana.webp', stats: { wins: 3 } };
const pair = { _id: OTHER_ID, playerOne: player, playerTwo: { ...player, name: 'Bia' } };
const scored = { doubleOneScore: 6, doubleTwoScore: 4, isWalkover: false };
const ABSENT = ['playerOne.avatarCDN', 'playerTwo', 'playerTwo.avatarCDN', 'others', 'others.avatarCDN'];
const inside = (side: string) => ABSENT.map((name) => `${side}.${name}`);

// SPEC 3, Group and Match. Red without a member, or with `id` in the place of `_id`, in domain/tournament.
describe('on the wire', () => {
  it('a team stands in its group with its figures', () => {
    const figures = { points: 3, pointsBalance: -2, coefficient: 0.458, isQualified: true, isWithdrawn: false };
    const team = { ...pair, others: [player], ...figures };
    expectWire(GroupDouble, team, ABSENT);
    expectWire(Group, { _id: ID, name: 'Grupo A', doubles: [team], reason: 'Desempate: sorteio' }, inside('doubles'));
  });

  it('a match has two sides, and a place of the bracket may lack either', () => {
    const sides = [...inside('doubleOne'), ...inside('doubleTwo'), 'doubleOneScore', 'doubleTwoScore'];
    const match = { _id: ID, stage: 'GRUPOS', doubleOne: pair, doubleTwo: pair, ...scored };
    expectWire(Match, { ...match, group: { name: 'Grupo A' } }, [...sides, 'group']);
    const place = { ...match, stage: 'SEMIFINAL', round: 2, index: 1 };
    expectWire(BracketPlace, place, [...sides, 'doubleOne', 'doubleTwo']);
  });

  it('a category is in one of four phases', () => {
    expectWords(Phase, ['registrations', 'groups', 'matches', 'secondPhase']);
  });
});

it('the number of groups is asked for in words', () => {
  expect([1, 100_000].map((groups) => errorsOf(NumberOfGroups, groups))).toEqual([{}, {}]);
  expect(errorsOf(NumberOfGroups, 0)).toEqual({ '': 'Informe o número de grupos' });
  expect(errorsOf(NumberOfGroups, 100_001)).toEqual({ '': 'Número de grupos inválido.' });
});

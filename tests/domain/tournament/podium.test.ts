import { expect, it } from 'vitest';
import type { Double } from '#domain/tournament/double.ts';
import type { BracketPlace, Stage } from '#domain/tournament/match.ts';
import { podiumOf } from '#domain/tournament/podium.ts';

const [first, second, third, fourth] = [doubleOf(1), doubleOf(2), doubleOf(3), doubleOf(4)];

// Red with winner and loser of the final exchanged in podium.ts.
it('has who won, who lost the final, and who won the match for the third place', () => {
  const bracket = [
    placeOf('SEMIFINAL', [first, third], [6, 1]),
    placeOf('TERCEIRO_LUGAR', [fourth, third], [2, 6]),
    placeOf('FINAL', [second, first], [4, 6]),
  ];
  expect(podiumOf(bracket, first)).toEqual({ first, second, third });
});

it('has nobody third before that match was played, and the champion alone without a final', () => {
  const bracket = [placeOf('TERCEIRO_LUGAR', [fourth, third]), placeOf('FINAL', [first, second], [6, 0])];
  expect(podiumOf(bracket, first)).toEqual({ first, second });
  expect(podiumOf([], first)).toEqual({ first });
});

function doubleOf(number: number): Double {
  const id = `01910000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  return { id, playerOne: { id, name: `Ana ${number}`, stats: { wins: 0 } } };
}

function placeOf(stage: Stage, [doubleOne, doubleTwo]: readonly [Double, Double], games?: readonly [number, number]) {
  const scored = games && { doubleOneScore: games[0], doubleTwoScore: games[1] };
  const place: BracketPlace = { id: doubleOne.id, stage, round: 1, index: 0, doubleOne, doubleTwo, isWalkover: false };
  return { ...place, ...scored };
}

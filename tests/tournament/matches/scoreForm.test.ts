import { expect, it } from 'vitest';
import { gamesTyped, scoreFaults, typedScore } from '../../../src/areas/competitions/tournament/matches/scoreForm.ts';

const EVEN = 'Uma partida não termina empatada.';

it('begins at what is written down, or at nothing', () => {
  expect(typedScore({})).toEqual({ doubleOneScore: '0', doubleTwoScore: '0' });
  expect(typedScore({ doubleOneScore: 6, doubleTwoScore: 3 })).toEqual({ doubleOneScore: '6', doubleTwoScore: '3' });
});

it('refuses an even score at both sides', () => {
  expect(scoreFaults({ doubleOneScore: '5', doubleTwoScore: '5' })).toEqual({
    doubleOneScore: EVEN,
    doubleTwoScore: EVEN,
  });
  expect(scoreFaults({ doubleOneScore: '5', doubleTwoScore: '6' })).toEqual({});
});

it('takes an empty field for no games', () => {
  expect(gamesTyped({ doubleOneScore: '6', doubleTwoScore: '' })).toEqual({ doubleOneScore: 6, doubleTwoScore: 0 });
});

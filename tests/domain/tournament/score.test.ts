import { Result, Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { Score, ScoreChange, winnerSide, walkoverFor } from '#domain/tournament/score.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';

const decode = Schema.decodeUnknownResult(Score, { errors: 'all' });

function faultsOf(doubleOneScore: unknown, doubleTwoScore: unknown) {
  const decoded = decode({ doubleOneScore, doubleTwoScore });
  return Result.isFailure(decoded) ? fieldErrors(decoded.failure.issue) : {};
}

describe('a score', () => {
  it('is two different whole numbers from 0 to 99', () => {
    expect([faultsOf(6, 4), faultsOf(0, 99)]).toEqual([{}, {}]);
    expect(faultsOf(6, 6)).toEqual({ '': 'Uma partida não termina empatada.' });
    expect(faultsOf(-1, 100)).toEqual({
      doubleOneScore: 'O placar vai de 0 a 99.',
      doubleTwoScore: 'O placar vai de 0 a 99.',
    });
    expect(faultsOf(1.5, '6')).toEqual({ doubleOneScore: 'Valor inválido.', doubleTwoScore: 'Valor inválido.' });
  });
});

describe('a change of a score', () => {
  const faults = (one: unknown, two: unknown) => {
    const decoded = Schema.decodeUnknownResult(ScoreChange, { errors: 'all' })({
      doubleOneScore: one,
      doubleTwoScore: two,
    });
    return Result.isFailure(decoded) ? fieldErrors(decoded.failure.issue) : {};
  };

  it('is another score, or none on both sides', () => {
    expect([faults(6, 4), faults(0, 1), faults(null, null)]).toEqual([{}, {}, {}]);
    expect(faults(3, 3)).toEqual({ '': 'Uma partida não termina empatada.' });
    const half = { '': 'Informe o placar das duas duplas.' };
    expect([faults(6, null), faults(null, 0)]).toEqual([half, half]);
  });
});

it('has one winner, and a walkover is 6 to 0 for either side', () => {
  expect([winnerSide([6, 4]), winnerSide([0, 1])]).toEqual(['one', 'two']);
  expect([walkoverFor('one'), walkoverFor('two')]).toEqual([
    [6, 0],
    [0, 6],
  ]);
});

// Red where a walkover is always 6 to 0.
it.each([
  ['one', [2, 1], [6, 1]],
  ['one', [3, 8], [9, 8]],
  ['two', [3, 8], [3, 8]],
  ['two', [5, 0], [5, 6]],
  ['one', [0, 0], [6, 0]],
] as const)('a match that is given up keeps its games: %s goes on at %j, and it ends %j', (side, played, games) => {
  expect(walkoverFor(side, played)).toEqual(games);
});

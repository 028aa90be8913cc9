import { Result, Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { Score } from '../../../domain/tournament/score.ts';
import { fieldErrors } from '../../../domain/validation/issues.ts';

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

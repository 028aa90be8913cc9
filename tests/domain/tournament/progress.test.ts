import { expect, it } from 'vitest';
import { isSecondPhaseSettled, missingScores } from '#domain/tournament/progress.ts';

const group = (score?: number) => ({ stage: 'GRUPOS', isWalkover: false, ...scoreOf(score) }) as const;
const final = (score?: number, isWalkover = false) => ({ stage: 'FINAL', isWalkover, ...scoreOf(score) }) as const;

it('counts the matches of the groups that lack a score', () => {
  expect(missingScores([])).toBe(0);
  expect(missingScores([group(6), group(), group(), group(0), final()])).toBe(2);
});

it('is settled once something of the knockout was played, or sixteen are in it', () => {
  expect(isSecondPhaseSettled([group(6), final()])).toBe(false);
  expect(isSecondPhaseSettled([group(6), final(6, true)])).toBe(false);
  expect(isSecondPhaseSettled([group(6), final(0)])).toBe(true);
  expect(isSecondPhaseSettled([group(6), { ...final(), stage: 'OITAVAS' }])).toBe(true);
});

function scoreOf(score: number | undefined) {
  return score === undefined ? {} : { doubleOneScore: score };
}

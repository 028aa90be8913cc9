import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupScoreOf } from '#domain/tournament/groupScore.ts';
import { qualifiedOf, tableOf } from '#domain/tournament/table.ts';
import { games } from './groupPlay.ts';
import { Life } from './life.ts';
import { expectInvariants, playToTheEnd } from './lifeChecks.ts';
import { sweep } from '../../sweep.ts';

type Step = (life: Life) => void;

const which = fc.nat(99);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 4 }).map(
      (groups): Step =>
        (life) =>
          void life.draw(groups),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((life) => void life.makeMatches()) },
  { weight: 1, arbitrary: fc.constant<Step>((life) => void life.makeSecondPhase()) },
  {
    weight: 5,
    arbitrary: fc.tuple(which, games).map(
      ([at, score]): Step =>
        (life) =>
          void life.scoreGroup(at, score),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(which, games).map(
      ([at, score]): Step =>
        (life) =>
          void life.scoreKnockout(at, score),
    ),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (at): Step =>
        (life) =>
          void life.scoreGroup(at, null),
    ),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (at): Step =>
        (life) =>
          void life.scoreKnockout(at, null),
    ),
  },
  {
    weight: 2,
    arbitrary: which.map(
      (at): Step =>
        (life) =>
          void life.leave(at),
    ),
  },
);
const history = fc.record({ entrants: fc.integer({ min: 2, max: 9 }), steps: fc.array(step, { maxLength: 40 }) });

// Red while `qualifiedOf` (table.ts) drops who was left alone, `bracketOf` (bracket.ts) has no champion of one, or
// `groupScoreOf` (groupScore.ts) leaves a match open whose side gave up.
it('a category has a way on to its champion, whoever leaves when, or nobody is left', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(history, ({ entrants, steps }) => {
      const life = new Life(entrants);
      for (const take of steps) {
        take(life);
        expectInvariants(life);
      }
      ends.add(playToTheEnd(life));
      expectInvariants(life);
    }),
    { numRuns: sweep(300, 20_000), seed: 12 },
  );
  expect(ends).toEqual(new Set(['champion', 'nobody']));
});

it('is not over for two groups of two of which one pair each leaves before the matches', () => {
  const life = new Life(4);
  life.draw(2);
  const gone = life.groups.map(([first]) => life.entered.indexOf(first?.id ?? ''));
  for (const at of gone.toSorted((a, b) => b - a)) life.leave(at);
  life.makeMatches();
  expect([life.meetings, life.makeSecondPhase()]).toEqual([[], true]);
  expect(life.bracket().matches.map(({ stage }) => stage)).toEqual(['FINAL']);
});

it('is drawn again until somebody has played, without those who left', () => {
  const life = new Life(5);
  life.draw(2);
  life.makeMatches();
  life.leave(0);
  expect(life.draw(1)).toBe(true);
  expect([life.left().length, life.phase]).toEqual([4, 'groups']);
  life.makeMatches();
  life.scoreGroup(0, [6, 2]);
  expect(life.draw(2)).toBe(false);
});

// Red without `standsAlone` in groupScore.ts: the match would be waited for, and no second phase could be made.
it('a result of somebody who gave up stands, and becomes a walkover when it is taken back', () => {
  const meeting = { one: 'a', two: 'b' };
  expect(groupScoreOf({ ...meeting, games: [3, 6] }, ['b'])).toEqual({ games: [3, 6], isWalkover: false });
  expect(groupScoreOf({ ...meeting, games: null }, ['b'])).toEqual({ games: [6, 0], isWalkover: true });
  expect(groupScoreOf({ ...meeting, games: null }, ['a', 'b'])).toEqual({ games: [0, 6], isWalkover: true });
  expect(groupScoreOf({ ...meeting, games: null }, [])).toEqual({ games: null, isWalkover: false });
});

// Red when `qualifiedOf` counts points alone, or who gave up among the first two.
it('whoever was left alone goes on without a point, and nobody who gave up does', () => {
  const entrants = ['a', 'b', 'c'].map((id, drawOrder) => ({ id, drawOrder, isWithdrawn: id !== 'c' }));
  const lost = tableOf(entrants, [
    { one: 'a', two: 'c', games: [6, 0] },
    { one: 'b', two: 'c', games: [6, 0] },
  ]);
  expect(qualifiedOf(lost).map(({ id, points }) => [id, points])).toEqual([['c', 0]]);
});

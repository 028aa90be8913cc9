import { compareFractions } from './fractions.ts';
import { type GroupTable, qualifiedOf } from './table.ts';
import type { Standing } from './standing.ts';

/** A double that goes on to the second phase, with its result in its group. */
export interface Qualified extends Standing {
  /** Index of the group. */
  readonly group: number;
  readonly tier: 'winner' | 'runnerUp';
}

/** All qualified doubles, the best first: group winners, then runners-up, each sorted by their results. */
export function seedsOf(tables: readonly GroupTable[]): Qualified[] {
  const winners: Qualified[] = [];
  const runnersUp: Qualified[] = [];
  for (const [group, table] of tables.entries()) {
    const [winner, runnerUp] = qualifiedOf(table);
    if (winner) winners.push(qualified(winner, group, 'winner'));
    if (runnerUp) runnersUp.push(qualified(runnerUp, group, 'runnerUp'));
  }
  return [...winners.toSorted(compareResults), ...runnersUp.toSorted(compareResults)];
}

/** Written out, because object spread took most of the time of seeding. */
function qualified(standing: Standing, group: number, tier: Qualified['tier']): Qualified {
  const { id, drawOrder, isWithdrawn, played, wins, points, gamesWon, gamesLost, balance } = standing;
  return { id, drawOrder, isWithdrawn, played, wins, points, gamesWon, gamesLost, balance, group, tier };
}

/** Groups differ in size, so ratios are compared, not sums: wins, then games, then balance per match, then the draw. */
function compareResults(a: Standing, b: Standing): number {
  return (
    compareFractions([b.wins, b.played], [a.wins, a.played]) ||
    compareFractions([b.gamesWon, b.gamesWon + b.gamesLost], [a.gamesWon, a.gamesWon + a.gamesLost]) ||
    compareFractions([b.balance, b.played], [a.balance, a.played]) ||
    a.drawOrder - b.drawOrder
  );
}

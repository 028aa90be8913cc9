import { compareFractions } from './fractions.ts';
import { winnerSide } from './score.ts';
import type { GroupMatch, Standing } from './standing.ts';

/** The rule that broke a tie on points. */
export type Breaker = 'headToHead' | 'balance' | 'coefficient' | 'draw';

/**
 * Orders entrants with equal points. Their own match decides between two. Three or more are ordered by balance, then
 * coefficient, then the draw; whenever exactly two remain tied, their own match decides. If those two have not met yet,
 * the other rules apply.
 * @param note is called with every rule that broke a tie
 */
export function resolveTie(
  tied: readonly Standing[],
  matches: readonly GroupMatch[],
  note: (breaker: Breaker) => void,
): readonly Standing[] {
  return order(tied, RULES, matches, note);
}

interface Rule {
  readonly breaker: Breaker;
  readonly compare: (a: Standing, b: Standing) => number;
}

/** Each rule sorts the better one first. */
const RULES: readonly Rule[] = [
  { breaker: 'balance', compare: (a, b) => b.balance - a.balance },
  {
    breaker: 'coefficient',
    compare: (a, b) => compareFractions([b.gamesWon, b.gamesWon + b.gamesLost], [a.gamesWon, a.gamesWon + a.gamesLost]),
  },
  { breaker: 'draw', compare: (a, b) => a.drawOrder - b.drawOrder },
];

function order(
  tied: readonly Standing[],
  rules: readonly Rule[],
  matches: readonly GroupMatch[],
  note: (breaker: Breaker) => void,
): readonly Standing[] {
  if (tied.length < 2) return tied;
  const met = tied.length === 2 ? headToHead(tied, matches) : undefined;
  if (met) {
    note('headToHead');
    return met;
  }
  const [rule, ...rest] = rules;
  if (!rule) return tied;
  const parts = partsOf(tied, rule.compare);
  if (parts.length > 1) note(rule.breaker);
  return parts.flatMap((part) => order(part, rest, matches, note));
}

/** The two, the winner of their own match first; `undefined` while they have not met. */
function headToHead(tied: readonly Standing[], matches: readonly GroupMatch[]): Standing[] | undefined {
  const [a, b] = tied;
  if (!a || !b) return undefined;
  for (const { one, two, games } of matches) {
    if (games === null || !((one === a.id && two === b.id) || (one === b.id && two === a.id))) continue;
    const winner = winnerSide(games) === 'one' ? one : two;
    return winner === a.id ? [a, b] : [b, a];
  }
  return undefined;
}

/** Sorts by `compare` and groups the standings that it finds equal. */
export function partsOf(tied: readonly Standing[], compare: (a: Standing, b: Standing) => number): Standing[][] {
  const parts: Standing[][] = [];
  for (const standing of tied.toSorted(compare)) {
    const last = parts.at(-1);
    if (last?.[0] && compare(last[0], standing) === 0) last.push(standing);
    else parts.push([standing]);
  }
  return parts;
}

import { compareFractions } from './fractions.ts';
import { winnerSide } from './score.ts';
import type { GroupMatch, Standing } from './standing.ts';

/** What told two entrants with equal points apart. */
export type Breaker = 'headToHead' | 'balance' | 'coefficient' | 'draw';

/**
 * Orders entrants with equal points. Two are told apart by their own match; three or more by balance, then coefficient,
 * then the draw, and whenever exactly two are left, by their own match. Two that have not met yet go by the other rules.
 * @param note hears of every rule that told somebody apart
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

/** Each puts the better one first. */
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

/** The winner of the two's own match first; `undefined` while they have not met. */
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

/** In order, with those together that a rule cannot tell apart. */
export function partsOf(tied: readonly Standing[], compare: (a: Standing, b: Standing) => number): Standing[][] {
  const parts: Standing[][] = [];
  for (const standing of tied.toSorted(compare)) {
    const last = parts.at(-1);
    if (last?.[0] && compare(last[0], standing) === 0) last.push(standing);
    else parts.push([standing]);
  }
  return parts;
}

import { winnerSide } from './score.ts';
import type { GroupEntrant, GroupMatch, Standing } from './standing.ts';
import { type Breaker, partsOf, resolveTie } from './ties.ts';

export interface GroupTable {
  /** The first is the leader. */
  readonly standings: readonly Standing[];
  /** Every rule that broke a tie on points, in the order of use from the top of the table. */
  readonly breakers: readonly Breaker[];
}

const POINTS_PER_WIN = 3;
/** How many doubles of a group go on, if they have points. */
const GOING_ON = 2;

/** The table of one group, by points, then by the rules of `ties.ts`. Doubles that withdrew come last. */
export function tableOf(entrants: readonly GroupEntrant[], matches: readonly GroupMatch[]): GroupTable {
  const standings = standingsOf(entrants, matches);
  const breakers = new Set<Breaker>();
  const note = (breaker: Breaker) => breakers.add(breaker);
  const ordered: Standing[] = [];
  for (const isGone of [false, true]) {
    const some = standings.filter(({ isWithdrawn }) => isWithdrawn === isGone);
    for (const tied of partsOf(some, byPoints)) {
      ordered.push(...resolveTie(tied, matches, note));
    }
  }
  return { standings: ordered, breakers: [...breakers] };
}

function byPoints(a: Standing, b: Standing): number {
  return b.points - a.points;
}

/**
 * The doubles that go on to the second phase: of the first two, those with points. If all others withdrew, the only one
 * left goes on even without points.
 */
export function qualifiedOf({ standings }: GroupTable): Standing[] {
  const left = standings.filter(({ isWithdrawn }) => !isWithdrawn);
  return left.length === 1 ? left : left.slice(0, GOING_ON).filter(({ points }) => points > 0);
}

const BREAKER_NAMES: Readonly<Record<Breaker, string>> = {
  headToHead: 'confronto direto',
  balance: 'saldo de games',
  coefficient: 'coeficiente',
  draw: 'sorteio',
};

/** `'Desempate: confronto direto'`; empty when nobody was tied. */
export function reasonOf({ breakers }: GroupTable): string {
  return breakers.length === 0 ? '' : `Desempate: ${breakers.map((breaker) => BREAKER_NAMES[breaker]).join(', ')}`;
}

/** Games won divided by games played, 0 before any; shown with three decimals. */
export function coefficientOf({ gamesWon, gamesLost }: Pick<Standing, 'gamesWon' | 'gamesLost'>): number {
  const played = gamesWon + gamesLost;
  return played === 0 ? 0 : gamesWon / played;
}

interface Tally {
  played: number;
  wins: number;
  gamesWon: number;
  gamesLost: number;
}

/** Reads each match once, because a group may have ten thousand of them. */
function standingsOf(entrants: readonly GroupEntrant[], matches: readonly GroupMatch[]): Standing[] {
  const tallies = new Map<string, Tally>();
  for (const { id } of entrants) tallies.set(id, { played: 0, wins: 0, gamesWon: 0, gamesLost: 0 });
  for (const { one, two, games } of matches) {
    if (games === null) continue;
    const winner = winnerSide(games);
    count(tallies.get(one), games[0], games[1], winner === 'one');
    count(tallies.get(two), games[1], games[0], winner === 'two');
  }
  return entrants.map(({ id, drawOrder, isWithdrawn }) => {
    const { played, wins, gamesWon, gamesLost } = tallies.get(id) ?? NOTHING;
    const [points, balance] = [wins * POINTS_PER_WIN, gamesWon - gamesLost];
    return { id, drawOrder, isWithdrawn, played, wins, points, gamesWon, gamesLost, balance };
  });
}

const NOTHING: Readonly<Tally> = { played: 0, wins: 0, gamesWon: 0, gamesLost: 0 };

function count(tally: Tally | undefined, won: number, lost: number, isWin: boolean): void {
  if (!tally) return;
  tally.played += 1;
  tally.wins += isWin ? 1 : 0;
  tally.gamesWon += won;
  tally.gamesLost += lost;
}

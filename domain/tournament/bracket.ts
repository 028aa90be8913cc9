import { type Games, walkoverFor, winnerSide } from './score.ts';

/** The rounds of the second phase by the places that they still have. */
export type KnockoutStage = 'ELIMINATORIAS' | 'OITAVAS' | 'QUARTAS' | 'SEMIFINAL' | 'TERCEIRO_LUGAR' | 'FINAL';

/** Where a match stands: its round from 1, and its place in it from the top, from 0. The third place is no round's. */
export interface Place {
  readonly round: number | 'third';
  readonly index: number;
}

/** `'2.0'`: names a match of a bracket, whatever stands in it. */
export function placeKey({ round, index }: Place): string {
  return `${round}.${index}`;
}

/** What is known of a side: who it is, that it is still to be decided, or that nobody was drawn there. */
export type Side = { readonly is: 'known'; readonly id: string } | { readonly is: 'open' } | { readonly is: 'nobody' };

export interface BracketMatch extends Place {
  readonly stage: KnockoutStage;
  readonly one: Side;
  readonly two: Side;
  /** As played, or 6–0 for who stands alone; `null` while it is to be played. */
  readonly games: Games | null;
  readonly isWalkover: boolean;
  readonly winner: Side;
  readonly loser: Side;
}

export interface Bracket {
  /** In the order of the rounds, the third place before the final. */
  readonly matches: readonly BracketMatch[];
  readonly champion: string | undefined;
}

export interface Played {
  /** By {@link placeKey}. */
  readonly scores: ReadonlyMap<string, Games>;
  /** Who gave up, in the order in which they did. */
  readonly withdrawn: readonly string[];
}

const NOBODY: Side = { is: 'nobody' };
const OPEN: Side = { is: 'open' };

/** `2` places are the final, `4` the semifinals, and 32 and more the rounds before the last sixteen. */
export function stageOf(places: number): KnockoutStage {
  const known: Readonly<Record<number, KnockoutStage>> = { 2: 'FINAL', 4: 'SEMIFINAL', 8: 'QUARTAS', 16: 'OITAVAS' };
  return known[places] ?? 'ELIMINATORIAS';
}

/**
 * The whole bracket, from who stands where and what was played. Byes are no matches: who has one stands in the next round.
 * @param places a power of two; `undefined` is a bye
 */
export function bracketOf(places: readonly (string | undefined)[], { scores, withdrawn }: Played): Bracket {
  const matches: BracketMatch[] = [];
  let sides: readonly Side[] = places.map((id): Side => (id === undefined ? NOBODY : { is: 'known', id }));
  const entrants = places.filter((id) => id !== undefined).length;
  const matchAt = (place: BracketPlace, one: Side, two: Side) =>
    playedMatch(place, one, two, { score: scores.get(placeKey(place)), withdrawn });
  for (let round = 1; sides.length > 1; round += 1) {
    const stage = stageOf(sides.length);
    const pairs = Array.from({ length: sides.length / 2 }, (_, index) => {
      return matchAt({ round, index, stage }, sides[index * 2] ?? NOBODY, sides[index * 2 + 1] ?? NOBODY);
    });
    if (stage === 'FINAL' && entrants >= 4) {
      const [one = NOBODY, two = NOBODY] = matches.filter(isSemifinal).map(({ loser }) => loser);
      matches.push(matchAt({ round: 'third', index: 0, stage: 'TERCEIRO_LUGAR' }, one, two));
    }
    matches.push(...pairs.filter((match) => !isBye(match)));
    sides = pairs.map((match) => (isBye(match) ? standing(match) : match.winner));
  }
  // Whoever is the only one to go on has nobody to play against.
  const [last] = entrants === 1 ? places.filter((id) => id !== undefined) : [];
  return { matches, champion: last ?? championOf(matches) };
}

/** Who won the last match. */
export function championOf(matches: readonly BracketMatch[]): string | undefined {
  const winner = matches.at(-1)?.winner;
  return winner?.is === 'known' ? winner.id : undefined;
}

/** A place of the first round that nobody was drawn to. */
function isBye({ round, one, two }: BracketMatch): boolean {
  return round === 1 && (one.is === 'nobody' || two.is === 'nobody');
}

/** Who goes on by a bye, also when they have given up since: then their next match is a walkover. */
function standing({ one, two }: BracketMatch): Side {
  return one.is === 'nobody' ? two : one;
}

function isSemifinal({ stage }: BracketMatch): boolean {
  return stage === 'SEMIFINAL';
}

type BracketPlace = Pick<BracketMatch, 'stage' | 'round' | 'index'>;

interface PlayedOnce {
  readonly score: Games | null | undefined;
  readonly withdrawn: readonly string[];
}

/** A match of a bracket, by who meets in it and the score that was written down, if any. */
export function playedMatch(
  { stage, round, index }: BracketPlace,
  one: Side,
  two: Side,
  { score, withdrawn }: PlayedOnce,
): BracketMatch {
  const open = { stage, round, index, one, two, games: null, isWalkover: false, winner: OPEN, loser: OPEN };
  if (one.is !== 'known' || two.is !== 'known') return open;
  const alone = score ? undefined : standsAlone(one.id, two.id, withdrawn);
  const games = score ?? (alone ? walkoverFor(alone) : null);
  if (!games) return open;
  const [winner, loser] = winnerSide(games) === 'one' ? [one, two] : [two, one];
  // Written out: copying another object's members would take most of the time of a large bracket.
  return { stage, round, index, one, two, games, isWalkover: alone !== undefined, winner, loser };
}

/** The side that goes on without playing. Of two who gave up, the first to do so had sent the other on already. */
export function standsAlone(one: string, two: string, withdrawn: readonly string[]): 'one' | 'two' | undefined {
  const [first, second] = [withdrawn.indexOf(one), withdrawn.indexOf(two)];
  if (first === second) return undefined;
  if (first === -1) return 'one';
  return second === -1 || first < second ? 'two' : 'one';
}

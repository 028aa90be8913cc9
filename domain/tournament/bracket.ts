import { type Games, walkoverFor, winnerSide } from './score.ts';

/** The rounds of the second phase, named by how many places they have, and the match for third place. */
export type KnockoutStage = 'ELIMINATORIAS' | 'OITAVAS' | 'QUARTAS' | 'SEMIFINAL' | 'TERCEIRO_LUGAR' | 'FINAL';

/** A match's position: the round from 1, and the index in it from the top, from 0. The third place match has no round. */
export interface Place {
  readonly round: number | 'third';
  readonly index: number;
}

/** `'2.0'`: the key of a match in a bracket, whoever plays in it. */
export function placeKey({ round, index }: Place): string {
  return `${round}.${index}`;
}

/** A side of a match: `known`, `open` (still to be decided), or `nobody` (no one was drawn there). */
export type Side = { readonly is: 'known'; readonly id: string } | { readonly is: 'open' } | { readonly is: 'nobody' };

export interface BracketMatch extends Place {
  readonly stage: KnockoutStage;
  readonly one: Side;
  readonly two: Side;
  /** As played, or 6–0 for a walkover; `null` until it is played. */
  readonly games: Games | null;
  readonly isWalkover: boolean;
  readonly winner: Side;
  readonly loser: Side;
}

export interface Bracket {
  /** In the order of the rounds; the third place match before the final. */
  readonly matches: readonly BracketMatch[];
  readonly champion: string | undefined;
}

export interface Played {
  /** The keys are made by {@link placeKey}. */
  readonly scores: ReadonlyMap<string, Games>;
  /** Ids of the doubles that withdrew, in that order. */
  readonly withdrawn: readonly string[];
}

const NOBODY: Side = { is: 'nobody' };
const OPEN: Side = { is: 'open' };

/** `2` places are the final, `4` the semifinals; 32 and more are 'ELIMINATORIAS', before the round of 16. */
export function stageOf(places: number): KnockoutStage {
  const known: Readonly<Record<number, KnockoutStage>> = { 2: 'FINAL', 4: 'SEMIFINAL', 8: 'QUARTAS', 16: 'OITAVAS' };
  return known[places] ?? 'ELIMINATORIAS';
}

/**
 * Computes the whole bracket from the first round's places and the scores. A bye is not a match: its double goes straight
 * to the next round.
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
  // A single entrant has no opponent and is the champion.
  const [last] = entrants === 1 ? places.filter((id) => id !== undefined) : [];
  return { matches, champion: last ?? championOf(matches) };
}

/** The winner of the last match. */
export function championOf(matches: readonly BracketMatch[]): string | undefined {
  const winner = matches.at(-1)?.winner;
  return winner?.is === 'known' ? winner.id : undefined;
}

/** A match of the first round with an empty place. */
function isBye({ round, one, two }: BracketMatch): boolean {
  return round === 1 && (one.is === 'nobody' || two.is === 'nobody');
}

/** The side that goes on by a bye, even if it has withdrawn: its next match is then a walkover. */
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

/** A match of a bracket, computed from its sides and its score, if there is one. */
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
  // Written out, because object spread would take most of the time of a large bracket.
  return { stage, round, index, one, two, games, isWalkover: alone !== undefined, winner, loser };
}

/** The side that goes on without playing. If both withdrew, it is the later one, because the first had already lost. */
export function standsAlone(one: string, two: string, withdrawn: readonly string[]): 'one' | 'two' | undefined {
  const [first, second] = [withdrawn.indexOf(one), withdrawn.indexOf(two)];
  if (first === second) return undefined;
  if (first === -1) return 'one';
  return second === -1 || first < second ? 'two' : 'one';
}

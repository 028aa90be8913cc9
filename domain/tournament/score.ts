import { Schema } from 'effect';

/** Most games of one side in a match. */
export const MOST_GAMES = 99;
const Games = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: MOST_GAMES }, { message: `O placar vai de 0 a ${MOST_GAMES}.` }),
);

const EVEN = 'Uma partida não termina empatada.';

/** Games won by each side; never equal. */
export const Score = Schema.Struct({ doubleOneScore: Games, doubleTwoScore: Games }).check(
  Schema.makeFilter(({ doubleOneScore, doubleTwoScore }) => doubleOneScore !== doubleTwoScore || EVEN),
);

/** A new score, or `null` for both sides to delete it. */
export const ScoreChange = Schema.Struct({
  doubleOneScore: Schema.NullOr(Games),
  doubleTwoScore: Schema.NullOr(Games),
}).check(
  Schema.makeFilter(({ doubleOneScore: one, doubleTwoScore: two }) => {
    if (one === null && two === null) return true;
    if (one === null || two === null) return 'Informe o placar das duas duplas.';
    return one !== two || EVEN;
  }),
);
export type ScoreChange = typeof ScoreChange.Type;

/** Games of the first and of the second side. */
export type Games = readonly [one: number, two: number];

/** The games that win a walkover. */
const WALKOVER_GAMES = 6;

/**
 * The score of a walkover that a side wins: 6 to 0. A match that was given up midway keeps its games: who goes on gets the larger of
 * 6, their own, and the other's + 1.
 * @param played games until then
 */
export function walkoverFor(side: 'one' | 'two', played: Games = [0, 0]): Games {
  const [own, others] = side === 'one' ? played : [played[1], played[0]];
  const won = Math.max(WALKOVER_GAMES, own, others + 1);
  return side === 'one' ? [won, others] : [others, won];
}

/** The side that won; a score is never even. */
export function winnerSide([one, two]: Games): 'one' | 'two' {
  return one > two ? 'one' : 'two';
}

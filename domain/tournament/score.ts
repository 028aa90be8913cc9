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

/** The score of a walkover. */
const WALKOVER: Games = [6, 0];

export function walkoverFor(side: 'one' | 'two'): Games {
  const [won, lost] = WALKOVER;
  return side === 'one' ? [won, lost] : [lost, won];
}

/** The side that won; a score is never even. */
export function winnerSide([one, two]: Games): 'one' | 'two' {
  return one > two ? 'one' : 'two';
}

import { type Stage, STAGES } from './match.ts';
import { nextAndLast } from './myTournament.ts';
import type { Games } from './score.ts';

interface Placed {
  readonly stage: Stage;
  readonly round: number;
  readonly place: number;
}

/** A match as far as it says who plays next; a side that is open is `null`. */
export interface Scheduled extends Placed {
  readonly one: string | null;
  readonly two: string | null;
  readonly games: Games | null;
}

/** Matches in the order in which they are played. */
export function inPlayingOrder<M extends Placed>(matches: readonly M[]): M[] {
  const order = ({ stage }: Placed) => STAGES.indexOf(stage);
  return matches.toSorted((a, b) => order(a) - order(b) || a.round - b.round || a.place - b.place);
}

/**
 * The match that a side plays next: its first without a score, once its opponent is known. All before it have their scores; those
 * of a side that withdrew are walkovers, which are scores.
 * @param matches of one category, at least those of this side, in any order
 */
export function nextMatchOf<M extends Scheduled>(matches: readonly M[], side: string): M | undefined {
  const { next } = nextAndLast(inPlayingOrder(matches.filter((match) => isOf(match, side))));
  return !next || next.one === null || next.two === null ? undefined : next;
}

/** The other side of a match. */
export function opponentOf({ one, two }: Pick<Scheduled, 'one' | 'two'>, side: string): string | null {
  return one === side ? two : one;
}

function isOf({ one, two }: Scheduled, side: string): boolean {
  return one === side || two === side;
}

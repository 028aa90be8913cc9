import type { BracketPlace } from '../../../../../domain/tournament/match.ts';
import { keyOf, longestOf, roundsOf } from './matchLists.ts';
import type { Shown } from './matchSides.ts';
import { BracketRound } from './BracketRound.tsx';
import { MATCHES } from './matchTexts.ts';
import { useCardWindow } from './useCardWindow.ts';
import classes from './Bracket.module.css';

type BracketProps = { bracket: readonly BracketPlace[]; onScore: ((match: Shown) => void) | undefined };

/** So many candidates for the tallest card are drawn: length in letters only suggests which name takes most lines. */
const TALLEST = 3;

/** The second phase: a tree on wide screens and on paper, a list of rounds on phones. */
export function Bracket({ bracket, onScore }: BracketProps) {
  const rounds = roundsOf(bracket);
  const last = Math.max(...rounds.map(({ round }) => round));
  const taken = new Set(bracket.map(keyOf));
  const drawing = useCardWindow(bracket.length);
  const tallest = longestOf(bracket, TALLEST);
  return (
    <>
      {last > 3 && <p className={classes.hint}>{MATCHES.scrolls}</p>}
      {/* A scrolling region must be scrollable with the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} role="region" aria-label={MATCHES.bracket} tabIndex={0}>
        <div className={classes.tree}>
          {rounds.map((round) => (
            <BracketRound
              key={`${round.stage} ${round.round}`}
              round={round}
              last={last}
              drawing={drawing}
              tallest={tallest}
              hasFeeder={(index) => isFed(taken, round.round, index)}
              onScore={onScore}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** Whether a match of the previous round leads to this place, and not only byes. */
function isFed(taken: ReadonlySet<string>, round: number, index: number): boolean {
  // Round 0 is the third-place match, from which nobody advances.
  return (
    round > 1 && [index * 2, index * 2 + 1].some((feeder) => taken.has(keyOf({ round: round - 1, index: feeder })))
  );
}

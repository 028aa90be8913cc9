import type { BracketPlace } from '../../../../../domain/tournament/match.ts';
import classes from './Bracket.module.css';
import type { CardWindow } from './CardWindow.ts';
import { MatchCard } from './MatchCard.tsx';
import { type Shown, winnerOf } from './matchSides.ts';
import { useStretch } from './useCardWindow.ts';

type BracketMatchProps = {
  /** Absent when every card is drawn, wherever it is. */
  drawing: CardWindow | undefined;
  place: BracketPlace;
  /** How many rows of the tree the match takes. */
  span: number;
  /** Whether lines lead to the match, and from it. */
  comes: boolean;
  leads: boolean;
  onScore: ((match: Shown) => void) | undefined;
};

/** Rows of the tree that are on screen at first. */
const FIRST_ROWS = 4;

/** One match in the tree. Its place always exists; its card and lines are drawn only near the screen. */
export function BracketMatch({ drawing, place, span, comes, leads, onScore }: BracketMatchProps) {
  const { index, doubleOne, doubleTwo } = place;
  const { ref, isDrawn } = useStretch(drawing, { count: 1, atFirst: index * span < FIRST_ROWS });
  return (
    <li
      ref={ref}
      className={classes.place}
      style={{ gridRow: `${index * span + 1} / span ${span}` }}
      data-open={!(doubleOne ?? doubleTwo) || undefined}
    >
      {isDrawn && (
        <>
          {comes && <span className={classes.comes} aria-hidden />}
          <MatchCard match={place} onScore={onScore} />
          {leads && (
            <span
              className={classes.leads}
              data-lower={index % 2 === 1 || undefined}
              data-won={winnerOf(place) !== undefined || undefined}
              aria-hidden
            />
          )}
        </>
      )}
    </li>
  );
}

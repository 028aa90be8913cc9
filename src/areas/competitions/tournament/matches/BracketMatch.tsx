import type { CSSProperties } from 'react';
import type { BracketPlace } from '#domain/tournament/match.ts';
import classes from './Bracket.module.css';
import type { Spot } from './bracketTree.ts';
import type { CardWindow } from './CardWindow.ts';
import { MatchCard } from './MatchCard.tsx';
import { type Shown, winnerOf } from './matchSides.ts';
import { useStretch } from './useCardWindow.ts';

type BracketMatchProps = {
  /** Absent when every card is drawn, wherever it is. */
  drawing: CardWindow | undefined;
  place: BracketPlace;
  /** Absent for the match that stands beside the tree. */
  spot: Spot | undefined;
  /** Whether the match is among what was searched for; absent where nothing was. */
  isFound: boolean | undefined;
  /** Whether a line leads from the match. */
  leads: boolean;
  onScore: ((match: Shown) => void) | undefined;
};

/** Rows of the tree that are on screen at first. */
const FIRST_ROWS = 6;

/** One match in the tree. Its place always exists; its card and lines are drawn only near the screen. */
export function BracketMatch({ drawing, place, spot, isFound, leads, onScore }: BracketMatchProps) {
  const { start = 0, span = 1, at = 1 / 2, feeders = 0, hasTwin = false } = spot ?? {};
  const { ref, isDrawn } = useStretch(drawing, { count: 1, atFirst: start < FIRST_ROWS });
  const standing: CSSProperties & { '--at': number } = { '--at': at, gridRow: `${start + 1} / span ${span}` };
  return (
    <li
      ref={ref}
      className={classes.place}
      style={standing}
      data-place={place.id}
      data-found={isFound || undefined}
      data-dim={isFound === false || undefined}
    >
      {isDrawn && (
        <>
          {feeders > 0 && <span className={classes.comes} aria-hidden />}
          <div className={classes.card}>
            <MatchCard match={place} onScore={onScore} />
          </div>
          {leads && (
            <span
              className={classes.leads}
              data-alone={!hasTwin || undefined}
              data-lower={(hasTwin && place.index % 2 === 1) || undefined}
              data-won={winnerOf(place) !== undefined || undefined}
              aria-hidden
            />
          )}
        </>
      )}
    </li>
  );
}

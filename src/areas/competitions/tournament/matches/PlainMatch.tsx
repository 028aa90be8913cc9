import { memo } from 'react';
import type { Match } from '#domain/tournament/match.ts';
import { namesOf } from '#domain/tournament/sides.ts';
import classes from './GroupPhase.module.css';
import { resultOf } from './matchSides.ts';
import { CARD } from './matchTexts.ts';

/**
 * A match far from the screen, or scrolled past faster than its card can be drawn: who plays, and the result. Three texts, so
 * that a thousand cost little and the browser's own search finds everybody.
 */
export const PlainMatch = memo(({ match }: { match: Match }) => (
  <div className={classes.plain}>
    <span>{namesOf(match.doubleOne)}</span>
    <b>{resultOf(match) ?? CARD.versus}</b>
    <span>{namesOf(match.doubleTwo)}</span>
  </div>
));

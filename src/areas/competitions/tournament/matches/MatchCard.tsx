import { IconCloudUp, IconFlag, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { STAGE_NAMES } from '#domain/tournament/stageNames.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { namesOf, playersOf } from '#domain/tournament/sides.ts';
import { resultOf, type Shown, winnerOf } from './matchSides.ts';
import { MatchSide } from './MatchSide.tsx';
import { CARD } from './matchTexts.ts';
import { REASONS, walkoverText } from './walkoverTexts.ts';
import classes from './MatchCard.module.css';

type MatchCardProps = {
  match: Shown;
  /** Absent for users who may not enter scores. */
  onScore: ((match: Shown) => void) | undefined;
};

/** The sides and the score of one match. Uses plain elements only: a tournament shows a thousand of these. */
export const MatchCard = memo(({ match, onScore }: MatchCardProps) => {
  const { stage, group, doubleOne, doubleTwo, isWalkover, isHeld } = match;
  const [winner, result] = [winnerOf(match), resultOf(match)];
  const names = [doubleOne, doubleTwo].map((double) => (double ? namesOf(double) : CARD.open)).join(' contra ');
  const userId = useUser()?.id;
  const isOwn = [doubleOne, doubleTwo].some((double) => double && playersOf(double).some(({ id }) => id === userId));
  const canScore = onScore && doubleOne && doubleTwo && !isWalkover;
  const button = result === undefined ? CARD.setScore : CARD.editScore;
  return (
    <article className={classes.card} data-own={isOwn || undefined} aria-label={names}>
      <MatchSide double={doubleOne} games={match.doubleOneScore} isWinner={winner === 'one'} />
      <div className={classes.versus}>{CARD.versus}</div>
      <MatchSide double={doubleTwo} games={match.doubleTwoScore} isWinner={winner === 'two'} />
      <div className={classes.foot}>
        <p className={classes.facts}>
          <span>{group?.name ?? STAGE_NAMES[stage]}</span>
          {isOwn && <span className={classes.own}>{CARD.own}</span>}
          {isHeld && (
            <span className={classes.held}>
              <IconCloudUp size={14} stroke={2} aria-hidden />
              {CARD.held}
            </span>
          )}
          {(isWalkover || match.walkover) && (
            <span className={classes.walkover}>
              <IconFlag size={14} stroke={2} aria-hidden />
              {CARD.walkover}
              <span className="visually-hidden">, {match.walkover ? walkoverText(match) : CARD.walkoverHint}</span>
            </span>
          )}
          {match.walkover && <span aria-hidden>{REASONS[match.walkover.reason]}</span>}
          {/* Whoever can write the score reads that there is none on the button. */}
          {(result !== undefined || !canScore) && (
            <span className={result === undefined ? classes.toPlay : classes.result}>{result ?? CARD.toPlay}</span>
          )}
        </p>
        {canScore && (
          <button
            type="button"
            className={classes.score}
            data-first={result === undefined || undefined}
            aria-label={`${button}, ${names}`}
            onClick={() => onScore(match)}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden />
            {button}
          </button>
        )}
      </div>
    </article>
  );
});

import { IconFlag, IconTrophy, IconX } from '@tabler/icons-react';
import type { OwnMatch } from '#domain/tournament/myTournament.ts';
import classes from './MyTournamentCard.module.css';
import { againstText, MINE, stageText } from './myTournamentTexts.ts';

export function NextMatch({ match }: { match: OwnMatch }) {
  return (
    <section className={classes.next} aria-label={MINE.next}>
      <p className={classes.head}>
        <strong>{MINE.next}</strong>
        <span>{stageText(match)}</span>
      </p>
      <p className={classes.against}>{againstText(match)}</p>
    </section>
  );
}

export function LastResult({ match }: { match: OwnMatch }) {
  const { score, isWalkover } = match;
  if (!score) return null;
  const isWon = score.own > score.theirs;
  const Icon = isWon ? IconTrophy : IconX;
  return (
    <section className={classes.last} aria-label={MINE.last}>
      <p className={classes.head}>
        <strong>{MINE.last}</strong>
        <span>{stageText(match)}</span>
      </p>
      <p className={classes.result}>
        <strong className={classes.games}>
          {score.own} - {score.theirs}
        </strong>
        <span className={classes.outcome} data-won={isWon || undefined}>
          <Icon size={16} stroke={2} aria-hidden />
          {isWon ? MINE.won : MINE.lost}
        </span>
        {isWalkover && (
          <span className={classes.outcome}>
            <IconFlag size={16} stroke={2} aria-hidden />
            {MINE.walkover}
          </span>
        )}
      </p>
      <p className={classes.opponents}>{againstText(match)}</p>
    </section>
  );
}

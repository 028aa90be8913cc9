import { Link } from 'wouter';
import type { ArenaPlayer } from '#domain/players/arenaPlayer.ts';
import { cardPath } from '#domain/navigation/paths.ts';
import { dayText } from '../../desk/index.ts';
import { moreMissedText, PLAYER } from './playerTexts.ts';
import classes from './Player.module.css';

/** The days that the player did not come on, the newest first. */
export function MissedList({ noShows, missed }: Pick<ArenaPlayer, 'noShows' | 'missed'>) {
  const more = moreMissedText({ noShows, missed });
  return (
    <ul className={classes.days} aria-label={PLAYER.missed}>
      {missed.map((reservation) => (
        <li key={reservation.id}>
          <Link href={cardPath(reservation)} className={classes.day}>
            {dayText(reservation)}
          </Link>
        </li>
      ))}
      {more !== '' && <li className={classes.detail}>{more}</li>}
    </ul>
  );
}

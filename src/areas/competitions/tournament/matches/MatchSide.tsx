import { IconTrophy } from '@tabler/icons-react';
import type { Double } from '#domain/tournament/double.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { namesOf, playersOf } from '#domain/tournament/sides.ts';
import { winsOf } from './matchSides.ts';
import { CARD, winsText } from './matchTexts.ts';
import classes from './MatchCard.module.css';

const AVATAR_PX = 96;

type MatchSideProps = { double: Double | undefined; games: number | undefined; isWinner: boolean };

/** One side of a match; unknown until the previous match is decided. */
export function MatchSide({ double, games, isWinner }: MatchSideProps) {
  if (!double) {
    return (
      <div className={classes.side} data-open>
        <span className={classes.nobody} aria-hidden>
          ?
        </span>
        <span className={classes.open}>{CARD.open}</span>
      </div>
    );
  }
  return (
    <div className={classes.side} data-winner={isWinner || undefined}>
      <span className={classes.faces} aria-hidden>
        {playersOf(double).map(({ id, name, avatarCDN }) => (
          <Initial key={id} name={name} src={avatarCDN && pictureAt(avatarCDN, AVATAR_PX)} size={24} />
        ))}
      </span>
      <span className={classes.text}>
        <span className={classes.names}>{namesOf(double)}</span>{' '}
        <span className={classes.wins}>{winsText(winsOf(double))}</span>{' '}
        {isWinner && (
          <span className={classes.winner}>
            <IconTrophy size={12} stroke={2} aria-hidden />
            {CARD.winner}
          </span>
        )}
      </span>
      {games !== undefined && <span className={classes.games}>{games}</span>}
    </div>
  );
}

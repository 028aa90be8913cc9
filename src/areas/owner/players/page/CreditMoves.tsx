import type { ArenaPlayer } from '../../../../../domain/people/arenaPlayer.ts';
import { CardLine, CardLines, dayText } from '../../agenda/index.ts';
import { moveText, PLAYER } from './playerTexts.ts';
import classes from './Player.module.css';

/** What made the credit, the newest first; each leads to the card of its reservation. */
export function CreditMoves({ moves }: { moves: ArenaPlayer['creditMoves'] }) {
  return (
    <CardLines aria-label={PLAYER.creditMoves}>
      {moves.map((move) => (
        <CardLine
          key={move.id}
          reservation={move.reservation}
          title={move.given > 0 ? PLAYER.given : PLAYER.spent}
          details={[dayText(move.reservation)]}
        >
          <span className={classes.money}>{moveText(move)}</span>
        </CardLine>
      ))}
    </CardLines>
  );
}

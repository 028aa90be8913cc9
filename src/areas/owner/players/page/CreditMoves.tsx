import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { toIsoDay } from '../../../../../domain/days/day.ts';
import type { ArenaPlayer } from '../../../../../domain/people/arenaPlayer.ts';
import { agendaPath } from '../../../../../domain/navigation/routes.ts';
import { dayText } from '../../agenda/index.ts';
import { moveText, PLAYER } from './playerTexts.ts';
import classes from './Player.module.css';

/** What made the credit, the newest first; each leads to the card of its reservation. */
export function CreditMoves({ moves }: { moves: ArenaPlayer['creditMoves'] }) {
  return (
    <ul className={classes.card} aria-label={PLAYER.creditMoves}>
      {moves.map((move) => (
        <li key={move.id} className={classes.row}>
          <Link href={agendaPath(toIsoDay(move.reservation.date), move.reservation.id)} className={classes.line}>
            <span className={classes.what}>
              <b>{move.given > 0 ? PLAYER.given : PLAYER.spent}</b>
              <span className={classes.detail}>{dayText(move.reservation)}</span>
            </span>
            <span className={classes.money}>{moveText(move)}</span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

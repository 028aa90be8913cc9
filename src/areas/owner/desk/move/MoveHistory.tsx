import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { originOfDeed } from '../deskTexts.ts';
import classes from '../History.module.css';
import { hoursText, MOVE } from './moveTexts.ts';

/** The changes of a reservation's hours; the last one can be undone as long as nothing has followed it. */
export function MoveHistory({ reservation, onUndo }: { reservation: Reservation; onUndo: () => void }) {
  const { moves = [] } = reservation;
  if (moves.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{MOVE.history}</h3>
      <ul>
        {moves.map((move) => (
          <li key={move.at.getTime()} className={classes.deed} data-undone={move.undoneAt !== undefined || undefined}>
            <dl className={classes.way}>
              <dt>{MOVE.from}</dt>
              <dd>{hoursText(move.before)}</dd>
              {move.after && (
                <>
                  <dt>{MOVE.to}</dt>
                  <dd>{hoursText(move.after)}</dd>
                </>
              )}
            </dl>
            <p className={classes.origin}>{originOfDeed(move)}</p>
            {move.isUndoable && (
              <Button
                variant="subtle"
                leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
                className={classes.undo ?? ''}
                onClick={onUndo}
              >
                {MOVE.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

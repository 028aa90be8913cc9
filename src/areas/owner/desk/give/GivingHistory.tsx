import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { originOfDeed } from '../deskTexts.ts';
import classes from '../History.module.css';
import { GIVING } from './givingTexts.ts';

/** Who had a reservation before; the last giving can be undone as long as nothing has followed it. */
export function GivingHistory({ reservation, onUndo }: { reservation: Reservation; onUndo: () => void }) {
  const { givings = [] } = reservation;
  if (givings.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{GIVING.history}</h3>
      <ul>
        {givings.map((giving) => (
          <li
            key={giving.at.getTime()}
            className={classes.deed}
            data-undone={giving.undoneAt !== undefined || undefined}
          >
            <dl className={classes.way}>
              <dt>{GIVING.before}</dt>
              <dd>{giving.before}</dd>
            </dl>
            <p className={classes.origin}>{originOfDeed(giving)}</p>
            {giving.isUndoable && (
              <Button
                variant="subtle"
                leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
                className={classes.undo ?? ''}
                onClick={onUndo}
              >
                {GIVING.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

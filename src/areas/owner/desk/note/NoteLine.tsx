import { Button } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { noteOf } from '#domain/booking/note.ts';
import { NOTE } from './noteTexts.ts';
import classes from './Note.module.css';

/** What the desk wrote about a reservation, and the way to write it. */
export function NoteLine({ reservation, onWrite }: { reservation: Reservation; onWrite: () => void }) {
  const { text } = noteOf(reservation);
  return (
    <div className={classes.line} data-empty={text === '' || undefined}>
      {text !== '' && <p className={classes.text}>{text}</p>}
      <Button
        variant="subtle"
        leftSection={<IconNote size={20} stroke={1.75} aria-hidden />}
        className={classes.write ?? ''}
        onClick={onWrite}
      >
        {text === '' ? NOTE.add : NOTE.edit}
      </Button>
    </div>
  );
}

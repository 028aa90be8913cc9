import { Button } from '@mantine/core';
import { IconArrowsMove, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { deskHoursOf, isMovable, lengthened, shortened } from '#domain/agenda/move.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { MoveWish } from '../../../../../machines/agenda/moveSetup.ts';
import { MOVE } from './moveTexts.ts';
import classes from './MoveButtons.module.css';

/** Hands over to the agenda what the reservation is to become. */
export type OnMove = (wish: MoveWish) => void;

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type MoveButtonsProps = {
  reservation: Reservation;
  onMove: OnMove;
  /** What else can be changed of it, in the same row. */
  children?: ReactNode;
};

/** Takes the reservation elsewhere, or gives it an hour more or less where it is. */
export function MoveButtons({ reservation, onMove, children }: MoveButtonsProps) {
  if (!isMovable(reservation)) return null;
  const { id, date, totalValue, paymentMethod } = reservation;
  const hours = deskHoursOf(reservation);
  const movable = { id, date, hours, totalValue };
  const resize = (wanted: typeof hours | undefined) =>
    wanted && (() => onMove({ type: 'resize.requested', reservation: movable, hours: wanted }));
  // What was paid by PIX stays as it is, so it is for as many hours as before.
  const isOfAnyLength = paymentMethod === 'local';
  const [longer, shorter] = isOfAnyLength ? [resize(lengthened(hours)), resize(shortened(hours))] : [];
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        leftSection={<IconArrowsMove {...ICON} />}
        onClick={() => onMove({ type: 'move.requested', reservation: movable })}
      >
        {MOVE.move}
      </Button>
      {longer && (
        <Button variant="default" leftSection={<IconPlus {...ICON} />} onClick={longer}>
          {MOVE.longer}
        </Button>
      )}
      {shorter && (
        <Button variant="default" leftSection={<IconMinus {...ICON} />} onClick={shorter}>
          {MOVE.shorter}
        </Button>
      )}
      {children}
    </div>
  );
}

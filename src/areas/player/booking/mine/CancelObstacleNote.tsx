import { Anchor } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { CANCEL_OBSTACLES, type CancelObstacle } from '#domain/booking/cancelObstacle.ts';
import { whatsappLink } from '#domain/people/phone.ts';
import { MINE } from './myReservationsTexts.ts';
import classes from './ReservationTicket.module.css';

type CancelObstacleNoteProps = {
  id: string;
  obstacle: CancelObstacle;
  /** The arena's phone, when the arena shares it. */
  phone: string | undefined;
};

/** Why a reservation cannot be cancelled here, and whom to ask instead. */
export function CancelObstacleNote({ id, obstacle, phone }: CancelObstacleNoteProps) {
  return (
    <div className={classes.obstacle}>
      <span id={id}>{CANCEL_OBSTACLES[obstacle]}</span>
      {phone !== undefined && (
        <Anchor href={whatsappLink(phone)} target="_blank" rel="noreferrer" className={classes.whatsapp ?? ''}>
          <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
          {MINE.askArena}
        </Anchor>
      )}
    </div>
  );
}

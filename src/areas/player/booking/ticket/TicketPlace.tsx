import { Anchor, Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { mapLink } from '#domain/arenas/mapLink.ts';
import { meetingText } from '#domain/booking/meetingText.ts';
import { isLive } from '#domain/booking/reservation.ts';
import type { ReservationTicket } from '#domain/booking/reservationTicket.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { SaveCalendar } from '../../../../shared/calendar/SaveCalendar.tsx';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { Link } from 'wouter';
import { BlockArena } from '../block/BlockArena.tsx';
import classes from './OwnTicket.module.css';
import { WhatsAppButton } from '../../../../shared/people/WhatsAppButton.tsx';
import { TICKET } from './ticketTexts.ts';

/** Where it is played, and the ways to get there, to ask there, and to keep the date. */
export function TicketPlace({ ticket }: { ticket: ReservationTicket }) {
  const { reservation, address } = ticket;
  const { arena } = reservation;
  const sharedOf = () => ({ title: arena.name, text: meetingText(ticket), path: arenaPath(arena.id) });
  return (
    <section className={classes.part} aria-labelledby="onde">
      <h2 className={classes.heading} id="onde">
        {TICKET.where}
      </h2>
      <address className={classes.address}>
        <Anchor component={Link} href={arenaPath(arena.id)}>
          {arena.name}
        </Anchor>
        {address.street !== undefined && <span>{address.street}</span>}
        <span>{[address.district, address.city].filter((part) => part !== undefined).join(', ')}</span>
      </address>
      <div className={classes.links}>
        <Button
          component="a"
          href={mapLink(arena.name, address)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconMapPin size={20} stroke={1.75} aria-hidden />}
        >
          {TICKET.map}
        </Button>
        {arena.phone !== undefined && (
          <WhatsAppButton phone={arena.phone} variant="default">
            {TICKET.whatsapp}
          </WhatsAppButton>
        )}
        <SaveCalendar of={reservation.id} as={isLive(reservation) ? 'add' : 'strike'} />
        {isLive(reservation) && <ShareButton sharedOf={sharedOf} copied="copyReservation" />}
        <BlockArena arena={arena} />
      </div>
    </section>
  );
}

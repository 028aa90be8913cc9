import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'wouter';
import { spansOf } from '#domain/values/days/hours.ts';
import { billMark } from '#domain/booking/inBill.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { SPORT_NAMES } from '#domain/courts/sport.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { receiptPath } from '#domain/navigation/paths.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { ToPlayer } from '../../../../shared/people/ToPlayer.tsx';
import { NoteLine } from '../note/NoteLine.tsx';
import { guestNews } from './guestNews.ts';
import { NoShowBadge } from './NoShowBadge.tsx';
import { RepeatLink } from './RepeatLink.tsx';
import { DESK } from '../deskTexts.ts';
import { WhatsAppButton } from '../../../../shared/people/WhatsAppButton.tsx';
import classes from './ReservationFor.module.css';

/** The player with their contact, what a guest is to be told, the place and the hours, a link to the receipt, and what the desk wrote. */
export function ReservationFor({ reservation, onNote }: { reservation: Reservation; onNote: () => void }) {
  const { id, player, guestPlayerName = '', guestPhone, date, selectedTimeSlots, noShowAt } = reservation;
  const phone = player ? player.phone : guestPhone;
  const news = guestNews(reservation);
  const mark = billMark(reservation);
  return (
    <div className={classes.who}>
      <strong className={classes.name}>{player?.name ?? guestPlayerName}</strong>
      <span className={classes.when}>{spokenDay(date)}</span>
      <ul className={classes.courts}>
        {selectedTimeSlots.map(({ court, timeSlots, sport }) => (
          <li key={`${court.id} ${sport}`}>
            <b>{spansOf(timeSlots.map(({ startHour }) => startHour)).join(', ')}</b>
            {` · ${court.name} · ${SPORT_NAMES[sport]}`}
          </li>
        ))}
      </ul>
      {mark !== '' && <span className={classes.when}>{mark}</span>}
      {noShowAt && (
        <span className={classes.mark}>
          <NoShowBadge />
        </span>
      )}
      <div className={classes.links}>
        {phone !== undefined && (
          <WhatsAppButton phone={phone} variant="light" aria-label={`${DESK.whatsapp} ${maskPhone(phone)}`}>
            {maskPhone(phone)}
          </WhatsAppButton>
        )}
        {phone !== undefined && news !== undefined && (
          <WhatsAppButton phone={phone} text={news}>
            {DESK.tellGuest}
          </WhatsAppButton>
        )}
        <Button
          component={Link}
          href={receiptPath(id)}
          variant="subtle"
          leftSection={<IconReceipt size={20} stroke={1.75} aria-hidden />}
        >
          {DESK.receipt}
        </Button>
        {player && <ToPlayer player={player} />}
        <RepeatLink reservation={reservation} />
      </div>
      <NoteLine reservation={reservation} onWrite={onNote} />
    </div>
  );
}

import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Booked } from '../../../../../domain/agenda/booked.ts';
import { toIsoDay } from '../../../../../domain/days/day.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import { agendaPath } from '../../../../../domain/navigation/routes.ts';
import { NoShowBadge } from '../NoShowBadge.tsx';
import { OwnerStatusBadge } from '../OwnerStatusBadge.tsx';
import { dayText, placesText } from './bookedTexts.ts';
import classes from './Booked.module.css';

type BookedListProps = {
  label: string;
  reservations: readonly Booked[];
  /** Whether each says whose it is. */
  isNamed: boolean;
  /** The previous page is still shown while another one loads. */
  isStale: boolean;
};

/** Reservations of any days; each leads to its card in the agenda. */
export function BookedList({ label, reservations, isNamed, isStale }: BookedListProps) {
  return (
    <ul className={classes.list} aria-label={label} aria-busy={isStale} inert={isStale}>
      {reservations.map((reservation) => (
        <li key={reservation.id}>
          <BookedLine reservation={reservation} isNamed={isNamed} />
        </li>
      ))}
    </ul>
  );
}

function BookedLine({ reservation, isNamed }: { reservation: Booked; isNamed: boolean }) {
  const { id, date, status, totalValue, isNoShow, player, guestPlayerName } = reservation;
  return (
    <Link href={agendaPath(toIsoDay(date), id)} className={classes.line}>
      <span className={classes.what}>
        {isNamed && <b>{player?.name ?? guestPlayerName}</b>}
        <span className={isNamed ? classes.detail : classes.day}>{dayText(reservation)}</span>
        <span className={classes.detail}>{placesText(reservation)}</span>
      </span>
      <span className={classes.state}>
        <span className={classes.sum}>{formatReais(totalValue)}</span>
        {isNoShow ? <NoShowBadge /> : <OwnerStatusBadge status={status} />}
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
}

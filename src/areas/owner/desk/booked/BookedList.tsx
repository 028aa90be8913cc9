import type { Booked } from '#domain/agenda/booked.ts';
import { formatReais } from '#domain/values/money.ts';
import { cardPath } from '#domain/navigation/paths.ts';
import { NoShowBadge } from '../reservation/NoShowBadge.tsx';
import { OwnerStatusBadge } from '../reservation/OwnerStatusBadge.tsx';
import { dayText, placesText } from './bookedTexts.ts';
import { CardLine, CardLines } from './CardLines.tsx';
import classes from './CardLines.module.css';

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
    <CardLines aria-label={label} aria-busy={isStale} inert={isStale}>
      {reservations.map((reservation) => {
        const [day, places] = [dayText(reservation), placesText(reservation)];
        const name = reservation.player?.name ?? reservation.guestPlayerName;
        return (
          <CardLine
            key={reservation.id}
            href={cardPath(reservation)}
            title={isNamed ? name : day}
            details={isNamed ? [day, places] : [places]}
          >
            <span className={classes.sum}>{formatReais(reservation.totalValue)}</span>
            {reservation.isNoShow ? <NoShowBadge /> : <OwnerStatusBadge status={reservation.status} />}
          </CardLine>
        );
      })}
    </CardLines>
  );
}

import { spansOf } from '#domain/values/days/hours.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { SPORT_NAMES } from '#domain/courts/sport.ts';
import { shortMonth, shortWeekday, spokenDay } from '#domain/values/days/formatDay.ts';
import classes from './ReservationHours.module.css';

type ReservationHoursProps = { reservation: Pick<Reservation, 'arena' | 'date' | 'selectedTimeSlots'> };

/** The day as a calendar leaf, and beside it the hours of each court. */
export function ReservationHours({ reservation: { arena, date, selectedTimeSlots } }: ReservationHoursProps) {
  return (
    <div className={classes.hours}>
      <div className={classes.leaf}>
        <span className="visually-hidden">{`${spokenDay(date)} de ${date.year}`}</span>
        <span className={classes.small} aria-hidden>
          {shortWeekday(date)}
        </span>
        <span className={classes.day} aria-hidden>
          {date.day}
        </span>
        <span className={classes.small} aria-hidden>
          {`${shortMonth(date)} ${date.year}`}
        </span>
      </div>
      <div className={classes.where}>
        <span className={classes.arena}>{arena.name}</span>
        <ul className={classes.courts}>
          {selectedTimeSlots.map(({ court, timeSlots, sport }) => (
            <li key={`${court.id} ${sport}`}>
              {spansOf(timeSlots.map(({ startHour }) => startHour)).map((span) => (
                <strong key={span} className={classes.span}>
                  {span}
                </strong>
              ))}
              <span className={classes.court}>{`${court.name} · ${SPORT_NAMES[sport]}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { CourtAvailability } from '#domain/slots/availability.ts';
import { type PeriodId, periodOf } from '#domain/values/days/hours.ts';
import { sportOn } from '../../../../../machines/booking/describeOrder.ts';
import classes from './CourtHours.module.css';
import { HourChip } from './HourChip.tsx';
import type { OrderActor } from '../orderActor.ts';
import { SportChoice } from './SportChoice.tsx';

type CourtHoursProps = { actor: OrderActor; court: CourtAvailability; period: PeriodId };

export const CourtHours = memo(function CourtHours({ actor, court, period }: CourtHoursProps) {
  const sport = useSelector(actor, (snapshot) => sportOn(snapshot, court.id, court.sports));
  return (
    <section className={classes.court} aria-labelledby={`quadra-${court.id}`}>
      <header className={classes.head}>
        <h3 id={`quadra-${court.id}`} className={classes.name}>
          {court.name}
        </h3>
        <SportChoice
          court={court}
          chosen={sport}
          onChoose={(picked) => actor.send({ type: 'sport.picked', court: court.id, sport: picked })}
        />
      </header>
      <div className={classes.hours}>
        {court.slots
          .filter(({ startHour }) => periodOf(startHour) === period)
          .map((slot) => (
            <HourChip key={slot.id} actor={actor} slot={slot} court={court} />
          ))}
      </div>
    </section>
  );
});

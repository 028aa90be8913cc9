import { useSelector } from '@xstate/react';
import { dayOf } from '../../../../../machines/booking/describeOrder.ts';
import { DayStrip } from './DayStrip.tsx';
import classes from './DayAndHours.module.css';
import { Hours, type HoursProps } from './Hours.tsx';
import { RESERVE } from './reserveTexts.ts';

type DayAndHoursProps = Omit<HoursProps, 'day'> & {
  /** Shown after the last bookable day. */
  end?: string;
};

/** The day, and what can be booked on it. */
export function DayAndHours({ end, ...props }: DayAndHoursProps) {
  const { actor } = props;
  const strip = useSelector(actor, ({ children }) => children.dayStrip);
  const day = useSelector(actor, dayOf);
  return (
    <>
      <section className={classes.step} aria-labelledby="dia">
        <h2 id="dia" className={classes.title}>
          {RESERVE.day}
        </h2>
        {strip && (
          <DayStrip actor={strip} chosen={day} end={end} onPick={(day) => actor.send({ type: 'day.picked', day })} />
        )}
      </section>
      <section className={classes.step} aria-labelledby="horarios">
        <h2 id="horarios" className={classes.title}>
          {RESERVE.hours}
        </h2>
        <Hours {...props} day={day} />
      </section>
    </>
  );
}

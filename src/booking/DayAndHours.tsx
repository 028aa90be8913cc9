import { shallowEqual, useSelector } from '@xstate/react';
import { describeDay } from '../../machines/booking/describeOrder.ts';
import { Loading } from '../look/Skeletons.tsx';
import { DayStrip } from './DayStrip.tsx';
import classes from './DayAndHours.module.css';
import { Hours, type HoursProps } from './Hours.tsx';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import { RESERVE } from './reserveTexts.ts';

/** The day, and what can be booked on it. */
export function DayAndHours(props: Omit<HoursProps, 'day'>) {
  const { actor } = props;
  const strip = useSelector(actor, ({ children }) => children.dayStrip);
  const { day, isReady } = useSelector(actor, describeDay, shallowEqual);
  return (
    <>
      <section className={classes.step} aria-labelledby="dia">
        <h2 id="dia" className={classes.title}>
          {RESERVE.day}
        </h2>
        {strip && <DayStrip actor={strip} chosen={day} onPick={(day) => actor.send({ type: 'day.picked', day })} />}
      </section>
      <section className={classes.step} aria-labelledby="horarios">
        <h2 id="horarios" className={classes.title}>
          {RESERVE.hours}
        </h2>
        {isReady ? (
          <Hours {...props} day={day} />
        ) : (
          <Loading label={RESERVE.loadingHours}>
            <HoursSkeleton />
          </Loading>
        )}
      </section>
    </>
  );
}

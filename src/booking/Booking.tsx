import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Arena } from '../../domain/arenas/arena.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { arenaPath } from '../../domain/navigation/routes.ts';
import { describeBooking } from '../../machines/booking/describeBooking.ts';
import { useApp, useChart } from '../app/AppContext.tsx';
import { provideBooking } from './bookingActors.ts';
import { BookingDialogs } from './BookingDialogs.tsx';
import { DayStrip } from './DayStrip.tsx';
import { Hours } from './Hours.tsx';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import { Loading } from '../look/Skeletons.tsx';
import { ReserveBar } from './ReserveBar.tsx';
import { RESERVE } from './reserveTexts.ts';
import { VoucherField } from './VoucherField.tsx';
import classes from './Booking.module.css';

/** The booking of one arena: day, hours, voucher, total, and the dialogs on the way. */
export function Booking({ arena }: { arena: Arena }) {
  const { now } = useApp();
  const [today] = useState(() => momentIn(now(), arena.zone).day);
  const actor = useChart(provideBooking, { input: { arena: arena.id, today } });
  const strip = useSelector(actor, ({ children }) => children.dayStrip);
  const { day, isReady } = useSelector(actor, describeBooking, shallowEqual);
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
          <Hours actor={actor} arena={arena.id} day={day} />
        ) : (
          <Loading label={RESERVE.loadingHours}>
            <HoursSkeleton />
          </Loading>
        )}
      </section>
      <VoucherField actor={actor} />
      <ReserveBar actor={actor} />
      <BookingDialogs actor={actor} arenaHref={arenaPath(arena.id)} />
    </>
  );
}

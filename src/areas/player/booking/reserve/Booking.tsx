import { lazy, Suspense, useState } from 'react';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { daysAheadText, lastBookableDay } from '../../../../../domain/arenas/bookingRules.ts';
import { momentIn } from '../../../../../domain/days/moment.ts';
import { arenaPath } from '../../../../../domain/navigation/routes.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideBooking } from '../bookingActors.ts';
import { BookingDialogs } from './BookingDialogs.tsx';
import { DayAndHours } from './DayAndHours.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { NoHours } from './NoHours.tsx';
import { ReserveBar } from './ReserveBar.tsx';
import { RESERVE } from './reserveTexts.ts';
import { VoucherField } from '../VoucherField.tsx';
import { VoucherNotice } from './VoucherNotice.tsx';
import classes from './Booking.module.css';

/** The page is there before it: a voucher is used by few. */
const VoucherQuote = lazy(async () => ({ default: (await import('./VoucherQuote.tsx')).VoucherQuote }));

export function Booking({ arena }: { arena: Arena }) {
  const { now } = useApp();
  const [today] = useState(() => momentIn(now(), arena.zone).day);
  const last = lastBookableDay(today, arena.bookingRules);
  const actor = useChart(provideBooking, { input: { arena: arena.id, today, last } });
  return (
    <>
      <DayAndHours actor={actor} arena={arena.id} none={NoHours} end={daysAheadText(arena.bookingRules)} />
      <VoucherField actor={actor} hint={RESERVE.voucherHint} />
      <div className={classes.apply}>
        <Suspense>
          <VoucherQuote actor={actor} />
        </Suspense>
      </div>
      <ReserveBar
        actor={actor}
        notice={
          <>
            <VoucherNotice actor={actor} />
            <HoldNotice actor={actor} />
          </>
        }
      />
      <BookingDialogs actor={actor} arenaHref={arenaPath(arena.id)} />
    </>
  );
}

import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { daysAheadText, lastBookableDay } from '../../../../../domain/arenas/bookingRules.ts';
import { momentIn } from '../../../../../domain/days/moment.ts';
import { arenaPath } from '../../../../../domain/navigation/routes.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { mayOpenDialog } from '../../../../../machines/booking/describeBooking.ts';
import { later } from '../../../../shared/runtime/later.tsx';
import { useEver } from '../../../../shared/runtime/useEver.ts';
import { provideBooking } from '../bookingActors.ts';
import { DayAndHours } from './DayAndHours.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { NoHours } from './NoHours.tsx';
import { ReserveBar } from './ReserveBar.tsx';
import { RESERVE } from './reserveTexts.ts';
import { VoucherField } from '../VoucherField.tsx';
import { VoucherNotice } from './VoucherNotice.tsx';
import classes from './Booking.module.css';

/** The page is there before it: a voucher is used by few. */
const VoucherQuote = later('voucherQuote', async () => (await import('./VoucherQuote.tsx')).VoucherQuote);

/** Dialogs, the payment and the profile's form: a quarter of the page's code, which no hour needs to be chosen. */
const BookingDialogs = later('bookingDialogs', async () => (await import('./BookingDialogs.tsx')).BookingDialogs);

export function Booking({ arena }: { arena: Arena }) {
  const { now } = useApp();
  const [today] = useState(() => momentIn(now(), arena.zone).day);
  const last = lastBookableDay(today, arena.bookingRules);
  const actor = useChart(provideBooking, { input: { arena: arena.id, today, last } });
  const areWanted = useEver(useSelector(actor, mayOpenDialog));
  return (
    <>
      <DayAndHours actor={actor} arena={arena.id} none={NoHours} end={daysAheadText(arena.bookingRules)} />
      <VoucherField actor={actor} hint={RESERVE.voucherHint} />
      <div className={classes.apply}>
        <VoucherQuote actor={actor} />
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
      {areWanted && <BookingDialogs actor={actor} arenaHref={arenaPath(arena.id)} />}
    </>
  );
}
